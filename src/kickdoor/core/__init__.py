"""The machine: state, frames, events, windows, decisions, numbers, views, log and replay.

It uses the standard library alone, does no I/O, reads no clock, and names no pack and no card.
"""
