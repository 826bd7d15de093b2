"""A host's tools: asked for on the command line, done by the running bot or, where none runs, beside it."""
