"""Spoiled input: text, JSON and YAML with a few things in the wrong places."""

import json
import random

JUNK = [
    None, True, False, -1, 0, 3, 10**30, 1.5, float("inf"), "", "x", "zz", "-5", "\x00", "ü\u2028",
    [], {}, ["choice"], [[]], {"": {}}, {"t": []}, "x" * 300,
]  # fmt: skip


def spoiled_line(line: str, chance: random.Random) -> str:
    """Return a line of JSON that was cut, scratched, or given a wrong part."""
    way = chance.randrange(4)
    if way == 0:
        return line[: chance.randrange(len(line) + 1)]
    if way == 1 and line:
        at = chance.randrange(len(line))
        return line[:at] + chr(chance.randrange(1, 300)) + line[at + 1 :]
    try:
        return json.dumps(spoiled(json.loads(line), chance))
    except ValueError:
        return line


def spoiled(value, chance: random.Random):
    """Return some JSON with one part replaced, dropped or added."""
    if not isinstance(value, list | dict) or not value or chance.random() < 0.1:
        return chance.choice(JUNK)
    if isinstance(value, list):
        at = chance.randrange(len(value))
        way = chance.randrange(3)
        if way == 0:
            return value[:at] + value[at + 1 :]
        if way == 1:
            return [*value, chance.choice(JUNK)]
        return [*value[:at], spoiled(value[at], chance), *value[at + 1 :]]
    key = chance.choice(list(value))
    rest = {name: part for name, part in value.items() if name != key}
    way = chance.randrange(4)
    if way == 0:
        return rest
    if way == 1:
        return {**value, "unheard-of": chance.choice(JUNK)}
    return {**rest, key: spoiled(value[key], chance)}


def spoiled_lines(lines: list[str], chance: random.Random) -> list[str]:
    """Return lines of which a few were spoiled, lost, doubled or put elsewhere."""
    lines = list(lines)
    for _ in range(chance.randint(1, 3)):
        if not lines:
            break
        at = chance.randrange(len(lines)) if chance.random() < 0.75 else 0
        way = chance.randrange(6)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, chance.choice(lines))
        elif way == 2 and chance.random() < 0.1:
            lines[at] = chance.choice(DEEP)
        elif way == 2:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = spoiled_line(lines[at], chance)
    return lines


DEEP = ("[" * 2000, '{"t":' * 2000)
"""JSON that no parser can follow to its end."""
