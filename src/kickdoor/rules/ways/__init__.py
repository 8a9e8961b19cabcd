"""Ways: how a ruling is played. What holds when it is played plainly must hold in each of them.

Each way is a small strategy in a file of its own; ``known.py`` lists them.
"""
