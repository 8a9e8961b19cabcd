"""Plain: what people type, without characters that would not be seen or would turn the line around."""

from __future__ import annotations


def clean_text(text: str) -> str:
    r"""Return a text on one line, without control and format characters and needless spaces.

    >>> clean_text(" Ada\u202e \x07 the\nLoud ")
    'Ada the Loud'
    """
    spaced = " ".join(text.split())
    return " ".join("".join(each for each in spaced if each.isprintable()).split())
