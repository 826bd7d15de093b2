# What whoever runs the bot has decided, and what they store about somebody.

# $text: in their own words, whatever language that is.
announcement = 📣 { $text }
person-shut-out = I can't do that for you: whoever runs this bot has shut you out.
server-shut-out = I can't do that here: whoever runs this bot has shut out this server.
# From elsewhere, such as direct messages.
rematch-server-shut-out = I can't open a rematch there: whoever runs this bot has shut out the server of that game.
# In the channel, once.
server-shut-out-tables = The tables here are closed: whoever runs this bot has shut out this server.

# In /about, behind what is stored.
about-shut-out = Of those who are shut out, the number stays until they are let in again.
button-stored = What is stored about me
stored-file = This file holds all that is stored about you; any text editor opens it.
# In the file, at its beginning.
stored-about = All that this bot stores about one person on Discord. Times are in UTC; numbers of servers, channels and messages are Discord's; seats count from 0. What was done in games is told as everybody at the table saw it. Left out are hands (those of a game that is over are in its replay), other people's numbers and names, who are called by their seats, and the tokens by which messages are edited.
stored-nothing = Nothing is stored about you.
stored-again = You asked for your file a moment ago. Making one takes some work: ask again in five minutes.
