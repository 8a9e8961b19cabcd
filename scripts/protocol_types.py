"""Write web/src/protocol/generated.ts: the browser's types of all that the server sends and takes.

They come from the classes in `kickdoor.server.messages` and `kickdoor.core.views`, by way of a JSON
Schema and json-schema-to-typescript, which the client's packages hold. The first line keeps the hash
of the schema, so that a test without Node sees when the file is out of date.

    python scripts/protocol_types.py            # write
    python scripts/protocol_types.py --check    # exit code 1 when it would change
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from kickdoor.server import circle, messages

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "protocol" / "generated.ts"

UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
BODIES = (
    messages.NewTable,
    messages.TableCreated,
    messages.JoinTable,
    messages.SeatTaken,
    messages.SeatKey,
    messages.HttpProblem,
    messages.Catalogue,
    messages.Rulebook,
    circle.PublicTables,
    circle.Statistics,
    circle.Replay,
)

# Words of which there are only these: the machine's own, which no pack can add to.
WORDS = {
    "FightView.winning": ["munchkins", "monsters"],
    "FightView.stage": ["open", "claim", "concede", "flight"],
    "OfferView.kind": ["help", "service", "trade"],
    "WireDecision.kind": ["floor", "closing", "answers", "choice", "draft"],
}

# Sections of an update hold the fields alone that have changed.
CHANGES = {
    "Update.table": "Partial<TableView>",
    "Update.seats": "{ [seat: string]: Partial<SeatView> }",
    "Update.you": "Partial<YouView> | null",
    "Update.decision": "Partial<WireDecision> | null",
    "Fight.fight": "Partial<FightView> | null",
}
WHOLE = ("TableView", "SeatView", "YouView", "WireDecision", "FightView")


def schema() -> dict:
    """Return the JSON Schema of everything on the wire."""
    roots, components = msgspec.json.schema_components(
        [*UNIONS.values(), *BODIES], ref_template="#/$defs/{name}"
    )
    for name, root in zip(UNIONS, roots, strict=False):
        components[name] = {"anyOf": root["anyOf"], "description": f"Any {name}."}
    for place, words in WORDS.items():
        kind, field = place.split(".")
        components[kind]["properties"][field] = {"enum": words}
    for place, shape in CHANGES.items():
        kind, field = place.split(".")
        components[kind]["properties"][field] = {"tsType": shape}
    for component in components.values():
        _tidy(component)
    names = [*UNIONS, *(body.__name__ for body in BODIES), *WHOLE]
    return {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "required": names,
        "$defs": components,
    }


def _tidy(component: dict) -> None:
    """Drop what the tool trips over: defaults beside references, and Python's markup."""
    if "description" in component:
        plain = re.sub(r":class:`(?:[\w.]+\.)?(\w+)`", r"`\1`", component["description"])
        component["description"] = plain.replace("``", "`")
    for field in component.get("properties", {}).values():
        if "$ref" in field:
            field.pop("default", None)


def mark() -> str:
    """Return the first line of the generated file."""
    text = json.dumps(schema(), sort_keys=True).encode()
    return f"// Written by scripts/protocol_types.py from {hashlib.sha256(text).hexdigest()[:16]}\n"


def generated() -> str:
    """Return what the file should hold.

    Raises:
        SystemExit: the client's packages are not installed, or the tool fails.
    """
    done = subprocess.run(
        [_node(), "build/protocol-types.mjs"],
        cwd=ROOT / "web",
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"scripts/protocol_types.py: {done.stderr.strip().splitlines()[-1]}")
    return mark() + done.stdout


def _node() -> str:
    """Return the Node that the client is built with."""
    sys.path.insert(0, str(ROOT / "build_hooks"))
    from webclient import ClientError, _find_node

    try:
        return str(_find_node()[0])
    except ClientError as error:
        raise SystemExit(str(error)) from None


def main() -> int:
    """Write or check the file; return the exit code."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--check", action="store_true", help="write nothing, but tell")
    check = options.parse_args().check
    text = generated()
    if TARGET.is_file() and TARGET.read_text("utf-8") == text:
        return 0
    if check:
        print(f"{TARGET.relative_to(ROOT)} is out of date; run: python scripts/protocol_types.py")
        return 1
    TARGET.write_text(text, "utf-8")
    print(f"{TARGET.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
