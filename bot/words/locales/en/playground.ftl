# The words of the playground's page and of what its small Discord says there. They are put together in the page, which
# knows names and numbers only then: no message here may choose by one of them.

page-title = The bean table · playground
page-heading = The bean table
page-heading-small = playground
page-skip = Skip to your buttons
page-acting = You act as
page-language = Language
page-tabs = Table or private messages
page-needs-script = This page is a small chat program and needs JavaScript. It loads nothing from anywhere else.

page-everybody = everybody sees this
page-archived = archived
page-private-to = only { $name } sees this
page-messages-to = { $name }'s messages
page-say-as = Say something as { $name }, or type / for commands
page-say-short = Message, or / for commands
page-say-direct = Message the bot as { $name }, or type /
page-send = Send
page-cancel = Cancel
page-done = Done
page-yes = Yes
page-no = No
page-commands = Commands
page-no-command = No command begins like this.
page-optional = optional
page-required = Fill this in.
page-unknown-choice = Choose one from the list.
page-not-a-number = This has to be a whole number.
page-too-short = At least { $least } characters.
page-choose = Choose { $count }.
page-choose-between = Choose { $least } to { $most }.
page-choose-up-to = Choose up to { $most }.
page-choose-at-least = Choose at least { $least }.
page-nothing-chosen = Choose …
page-no-suggestions = No suggestions
page-thinking = { $name } is thinking …
page-failed = This interaction failed.
page-failed-try-again = This interaction failed. Try again.
page-failed-why = This interaction failed: { $reason }
page-not-sent = The playground didn't answer, so nothing may have happened. Try again in a moment.
page-bot-offline = The bot isn't connected at the moment. It's starting or restarting: nothing is lost, and your buttons work again in a moment.
page-offline = The connection to the playground is lost. Is the playground still running in its window? This page comes back by itself.
page-moved = The playground was restarted and has a new address, which its window shows. Your games continue there.
page-somebody = somebody
page-connecting = Connecting …
page-dismiss = Dismiss
page-used = { $name } used /{ $command }
page-bot = bot
page-unread = { $count } new
page-new-below = New below ↓
page-new-from = New message from { $name }.
page-your-turn = ● Your turn
# The switch at the top; what it says, and when one points at it.
page-sound = Sound when it's your turn
page-sound-on = On: a sound when it's your turn
page-sound-off = Off: no sound when it's your turn
page-show = Show
page-gone = That message isn't here any more.
page-add-person = Add a person
page-add-person-title = A new person
page-add-person-about = Another player. You can switch between them.
page-name = Name
page-dms-open = Direct messages
page-dms-of = { $name } takes direct messages
page-dms-about = Switch off to see what happens when somebody's direct messages are closed.
page-nobody-yet = Nothing here yet. When you sit down at a table, your cards come to this side, where nobody else sees them.
page-suppressed = (This page can't show a part of kind { $kind }.)
page-spoiler = Hidden; press to show
page-open-image = Picture

# The clock at the top, by which everything goes, and the form in which it is set forward. $when: a day and an hour, $name: what happens then.
page-clock = Clock: { $when }
page-clock-title = Set the clock forward
page-clock-about = The bot and everything here go by this clock: what is due happens at once. It can't be set back.
page-clock-hour = An hour on
page-clock-day = A day on
page-clock-week = A week on
page-clock-to = To { $when }
page-clock-event = To { $when }: { $name }
page-clock-before = To { $when }: an hour before { $name }
page-clock-set = It's { $when } now.
# The events of the server, above its channel.
page-events = Events
page-no-events = There are none.
page-event-begun = has begun
page-event-delete = Delete
page-event-delete-of = Delete { $name }
page-event-permission = The bot may create events
page-event-permission-about = Off: it was invited without the permission { permission-create-events }.

# In the same form: where the bot is not.
page-anywhere = Play anywhere
page-anywhere-about = Whoever has the bot among their own apps brings it along: into messages among friends, and to servers without it.
page-installed = { $name } has the bot among their own apps
page-external-apps = On servers without it, its answers are shown to all

# The card that stands over an empty channel.
page-play-title = Play Bohnanza right here
page-play-about = This is a playground: a small stand-in for Discord that runs on this computer alone, with the real bot. You need no account, and nothing you do here leaves this computer.
page-play-game = Game
page-play-computers = Computer players
page-play-strength = They play
page-play-at-once = Play at once
page-play-open = Open a table
page-play-enough = As many as needed
page-play-none = None: several people play
page-play-with-computers = Seats the computers and deals the cards.
# $names: two people, as a list with "or".
page-play-several = Opens a table in this channel. You can be several people: switch to { $names } at the top, press { button-join }, and Start as the host.
page-play-waiting = The bot is starting …
page-play-hands = Your cards come as direct messages, beside the table; on a phone, behind the second tab.
page-learn = { button-learn }
page-learn-about = “{ button-learn }” begins a short game with computers that is explained step by step.
page-real = Play on real Discord
page-real-about = The same bot plays with your friends on a server of yours. Three steps; the README says more.
page-real-make = Make an application with a bot in the Discord Developer Portal (discord.com/developers/applications) and copy its token.
# $command: what is typed in a terminal.
page-real-start = Start the bot with it: { $command }
page-real-invite = Open the invite link that the log shows, add the bot to your server, and type /{ name-play } there.

# Why something that was done at the page could not be done.
page-bot-away = The bot isn't connected.
page-bot-silent = The bot didn't answer within three seconds.
page-cannot = The playground couldn't do this; its log says more.
page-nobody = Nobody can do that.
page-name-length = A name has 1 to { $most } characters.
page-most-people = There are { $most } people already.
page-name-taken = There is a { $name } already.
page-no-message = There is no such message here any more.
page-no-channel = There is no such channel.
page-no-event = This event isn't there any more.
page-not-now = This can't be used now.
page-no-control = This isn't on the message any more.
page-not-here = This can't be chosen here.
page-no-field = There is no such field in this form.
page-form = Something in this form is missing or too long.
page-unknown-command = There is no command /{ $name } here.
page-option-needed = The option { $name } is needed.
page-no-option = There is no such option.
page-option-fits-not = This doesn't fit the option { $name }.
page-garbled = The page sent something unreadable.
# $message: what Discord would say, in English.
page-refused = Discord would refuse this: { $message }

# While a file is held above the page, and where it is none of those that are meant.
page-drop = Drop a recorded game here to look back at it.
page-not-a-record = This file holds no recorded game.
