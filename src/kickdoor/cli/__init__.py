"""The command line: one file a command.

A file `cli/new_card.py` is the command `new-card`; it holds a function of its own name, whose
parameters are the arguments, whose docstring is the help, and which may return an exit code. A file
whose name begins with an underscore is none. What a user did wrong is raised as a :class:`UserError`.
"""


class UserError(Exception):
    """What was asked for cannot be done. Its message, one clear line, is all that the user sees."""
