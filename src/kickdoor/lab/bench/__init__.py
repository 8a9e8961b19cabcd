"""The bench: what the engine costs, beside its budgets, a fixed loop, and other engines.

Processor time is what counts, since it does not see what else a machine does; the time on the clock
stands beside it. Everything is measured in rounds in which all take turns, so that a slow minute
slows all alike, and the medians of the rounds are told.
"""
