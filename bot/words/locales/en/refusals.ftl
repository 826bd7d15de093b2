# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.
