"""Marked: a page of which the part between two marks is tables, written by a script."""

import argparse

BEGIN, END = "<!-- tables: begin -->", "<!-- tables: end -->"


def filled(text, sections):
    """Return a page with its tables made anew.

    Args:
        text: the page as it is.
        sections: a title for each table, and what returns its lines.

    Raises:
        ValueError: the marks between which they stand are missing.
    """
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the marks {BEGIN} and {END} are missing")
    tables = "\n\n".join("\n".join([f"## {title}", "", *table()]) for title, table in sections)
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"


def write(target, page, what):
    """Write a page anew, or with ``--check`` tell by the exit code whether it would change."""
    parser = argparse.ArgumentParser(description=what.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    arguments = parser.parse_args()
    old = target.read_text("utf-8")
    new = page(old)
    if arguments.check:
        return int(old != new)
    target.write_text(new, "utf-8")
    return 0
