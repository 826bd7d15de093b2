"""All steps of a rehearsal, in the order in which one walks through them."""

from bot.rehearsing.steps.answers import ANSWERS
from bot.rehearsing.steps.elsewhere import ELSEWHERE
from bot.rehearsing.steps.emojis import EMOJIS
from bot.rehearsing.steps.events import EVENTS
from bot.rehearsing.steps.files import FILES
from bot.rehearsing.steps.films import FILMS
from bot.rehearsing.steps.late import LATE
from bot.rehearsing.steps.limits import LIMITS
from bot.rehearsing.steps.looks import LOOKS
from bot.rehearsing.steps.others import OTHERS
from bot.rehearsing.steps.places import PLACES
from bot.rehearsing.steps.posts import POSTS
from bot.rehearsing.steps.private import PRIVATE
from bot.rehearsing.steps.typed import TYPED

STEPS = (
    *(*PRIVATE, *ANSWERS, *FILES, *FILMS, *LOOKS, *EMOJIS, *LIMITS, *POSTS),
    *(*PLACES, *OTHERS, *EVENTS, *TYPED, *ELSEWHERE, *LATE),
)
