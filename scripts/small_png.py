"""Small PNG: a screenshot with at most 256 colours, by median cut; it takes about a third of the room.

Reads what browsers write: 8 bits a channel, RGB or RGBA, not interlaced.
"""

import struct
import zlib
from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}
MOST_COLOURS = 256
COARSE = 3
"""So many low bits of a channel are left out when colours are counted."""

Colour = tuple[int, int, int]


def small_png(png: bytes) -> bytes:
    """Return a picture with a palette.

    Raises:
        ValueError: the picture is no PNG of the kind that browsers write.
    """
    width, height, rows = _rows(png)
    pixels = [list(zip(row[0::3], row[1::3], row[2::3], strict=True)) for row in rows]
    counts = Counter(colour for row in pixels for colour in row)
    place, palette = _palette(counts)
    body = b"".join(b"\0" + bytes(place[colour] for colour in row) for row in pixels)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return SIGNATURE + b"".join(
        (
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(part for colour in palette for part in colour)),
            _chunk(b"IDAT", zlib.compress(body, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _rows(png: bytes) -> tuple[int, int, list[bytes]]:
    """Return width, height and the rows of a picture as RGB."""
    if not png.startswith(SIGNATURE):
        raise ValueError("no PNG: its first bytes are others")
    packed, at = b"", len(SIGNATURE)
    width = height = channels = 0
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        at += size + 12
        if name == b"IHDR":
            width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            if depth != 8 or kind not in CHANNELS or interlaced:
                raise ValueError(f"a PNG of depth {depth} and kind {kind}; 8 and RGB are wanted")
            channels = CHANNELS[kind]
        elif name == b"IDAT":
            packed += body
    rows = _unfiltered(zlib.decompress(packed), width * channels, channels)
    if channels == 4:
        rows = [_without_alpha(row) for row in rows]
    return width, height, rows


def _without_alpha(row: bytes) -> bytes:
    left = bytearray(row)
    del left[3::4]
    return bytes(left)


def _unfiltered(raw: bytes, stride: int, step: int) -> list[bytes]:
    """Undo the filters of a PNG's rows."""
    rows: list[bytes] = []
    above = bytes(stride)
    for start in range(0, len(raw), stride + 1):
        kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
        for i in range(stride) if kind else ():
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            row[i] = (row[i] + _guess(kind, left, above[i], corner)) & 255
        above = bytes(row)
        rows.append(above)
    return rows


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind < 4:
        return (0, left, up, (left + up) // 2)[kind]
    near = left + up - corner
    return min((left, up, corner), key=lambda each: abs(near - each))


def _palette(counts: Counter[Colour]) -> tuple[dict[Colour, int], list[Colour]]:
    """Return the place in the palette of each colour, and the palette."""
    cells: dict[Colour, list[Colour]] = {}
    for colour in counts:
        red, green, blue = colour
        cells.setdefault((red >> COARSE, green >> COARSE, blue >> COARSE), []).append(colour)
    weight = {cell: sum(counts[each] for each in found) for cell, found in cells.items()}
    place: dict[Colour, int] = {}
    palette: list[Colour] = []
    for box in _boxes(list(cells), weight):
        colours = [colour for cell in box for colour in cells[cell]]
        for colour in colours:
            place[colour] = len(palette)
        palette.append(_mean(colours, counts))
    return place, palette


def _mean(colours: list[Colour], counts: Counter[Colour]) -> Colour:
    total = sum(counts[each] for each in colours)
    red, green, blue = (
        round(sum(each[part] * counts[each] for each in colours) / total) for part in range(3)
    )
    return red, green, blue


def _boxes(cells: list[Colour], weight: dict[Colour, int]) -> list[list[Colour]]:
    """Cut the colours, always where most of them differ most, into as many boxes as a palette has."""
    boxes = [cells]
    while len(boxes) < MOST_COLOURS:
        box = max(
            boxes, key=lambda each: _span(each)[0] * sum(weight[cell] for cell in each) ** 0.5
        )
        span, part = _span(box)
        if span == 0:
            break
        boxes.remove(box)
        boxes += _halves(sorted(box, key=lambda cell: cell[part]), weight)
    return boxes


def _span(box: list[Colour]) -> tuple[int, int]:
    """Return how far a box reaches, and in which channel."""
    return max(
        (max(cell[part] for cell in box) - min(cell[part] for cell in box), part)
        for part in range(3)
    )


def _halves(box: list[Colour], weight: dict[Colour, int]) -> list[list[Colour]]:
    half, seen = sum(weight[cell] for cell in box) / 2, 0
    for at, cell in enumerate(box[:-1], 1):
        seen += weight[cell]
        if seen >= half:
            return [box[:at], box[at:]]
    return [box[:-1], box[-1:]]
