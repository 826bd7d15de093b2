# What the bot says about itself.

about-title = ## 🫘 The bean table · version { $version }
about-what = I deal the cards of Bohnanza and its family, and know their rules. `/{ name-play }` opens a table, `/{ name-rules }` explains a game.
about-stored = **What is stored:** of those who open a table, sit down at one, plan a game night or answer one, or use `/{ name-settings }`, their Discord number, their name and language, whether they want pictures, to be on leaderboards and to be mentioned, where their messages stand, what they did in their games, and whether they come to a night. Of those whom a host invites or removes, who watch a table, or who don't want to be invited, the number; nothing about anybody else. I don't read what you write to each other.
about-calls = **Calls:** of those who press **{ button-call-me }** I keep on which server, for which games, between which hours and how often, and their time zone. For this I call nobody else: at most ten at a time, each table once, and each host once an hour; a server's role at most once a day. Nobody can see who asked for it, until I ping them in a table's channel, and one press below a call or in `/{ name-settings }` ends it.
about-how-long = **For how long:** a lobby closes after an hour in which nothing happens, a game after thirty days; of a game night nothing is left thirty days after it. { $days ->
    [0] Games that are over are kept, and with them the names of those who sat there, until they ask to be forgotten.
    [one] A day after its end only the result of a game is kept, and whoever has done nothing for as long is forgotten.
   *[other] { $days } days after its end only the result of a game is kept, and whoever has done nothing for as long is forgotten.
} Everything is in one file on the machine that I run on, and in that machine's backups.
about-erase = **How to have it erased:** `/{ name-forget }` erases your number, your name, your language and your settings, and you leave all your tables and nights. Games that are over stay without your name.
about-alone = **To be left alone:** with **{ button-uninvite }**, below each invitation and in `/{ name-settings }`, nobody can invite you through me any more; `/{ name-leave }` and `/{ name-watch }` end what you began yourself. If you block me in Discord, nothing from me reaches you at all.
# $contact: in the words of whoever runs the bot.
about-contact = **Who runs this bot:** { $contact }
