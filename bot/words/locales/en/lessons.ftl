# Lessons: guided games in one's own panel. $lesson: which one.

button-learn = Learn to play
button-how-to-play = Play with others
# The name of a lesson, in a list and on a button: at most 80 characters.
lesson-name = { $lesson ->
    [first_duel] The bean duel, for two
    [first_town] High Bohn and its town
    [first_tricks] Your first tricks of Nicht die Bohne
   *[first_game] Your first game of Bohnanza
 }
# Above the words of each step.
lesson-place = -# 🎓 { lesson-name } · step { $number } of { $total }
# Where the front card of a hand is: the same sign marks it in pictures, words and buttons.
lesson-front = where 📍 is
# Below them. $button: what stands on the button.
lesson-press = ### 👉 Press **{ $button }**
# The same where something is chosen from a list. $choice: its line. $list: what stands in the list until then.
lesson-choose = ### 👉 Choose **{ $choice }** from the list “{ $list }”
# Why a move is refused that the rules allow.
lesson-another-move = ↩️ Not yet: the rules allow that move, but this step comes first.
lesson-leave = ### Leave the lesson?
    You can also just walk away: for a day `/{ name-learn }` takes you back to this step.
lesson-button-end = End the lesson
lesson-closed = ### 🎓 This lesson is over
    A lesson is cleared away when you end it, when it lies untouched for a day, when a table of yours needs its place, or when it has been rewritten. You can start over at any time.
# Why nothing can be done there any more.
lesson-is-over = This lesson is over. `/{ name-learn }` begins it again.
lesson-how = ### 🫘 How to play with others
    In a channel of a server, `/{ name-play }` opens a table. Others press **{ button-join }** there, **{ button-computers }** fills seats, and **{ button-start }** deals the cards.
    By yourself: `/{ name-play } { option-name-start }:` begins at once, with computers. `/{ name-rules }` explains every game, `/{ name-help }` lists all commands.
# Below it, where that can be.
lesson-how-apps = Among friends in a group message, or on a server without me: add me to your own apps, then `/{ name-play }` works there, too.
