"""The messages of each released version, with what each of them gets: folders of hosts have them in other words.

`python -m tests.words.promised 0.2.0` writes those of a version, until it is released; then they stay as they are.
"""
