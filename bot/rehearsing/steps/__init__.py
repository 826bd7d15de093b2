"""All steps of a rehearsal, in the order in which one walks through them."""

from bot.rehearsing.steps.answers import ANSWERS
from bot.rehearsing.steps.elsewhere import ELSEWHERE
from bot.rehearsing.steps.files import FILES
from bot.rehearsing.steps.late import LATE
from bot.rehearsing.steps.looks import LOOKS
from bot.rehearsing.steps.places import PLACES
from bot.rehearsing.steps.posts import POSTS
from bot.rehearsing.steps.private import PRIVATE
from bot.rehearsing.steps.typed import TYPED

STEPS = (*PRIVATE, *ANSWERS, *FILES, *LOOKS, *POSTS, *PLACES, *TYPED, *ELSEWHERE, *LATE)
