"""Work beside the event loop, in processes or in a thread: plain values in, plain values out.

Whoever asks gives a function that a module has by name. Nothing here knows what is worked at, and nothing of it is
ever on disk or in a log: it may be somebody's hand.
"""

from bot.workers.machine import processes_for as processes_for
from bot.workers.processes import Processes as Processes
from bot.workers.threads import Threads as Threads
from bot.workers.work import LONGEST as LONGEST
from bot.workers.work import NoWorker as NoWorker
from bot.workers.work import Workers as Workers
from bot.workers.work import WorkFailed as WorkFailed
from bot.workers.work import WorkLost as WorkLost
