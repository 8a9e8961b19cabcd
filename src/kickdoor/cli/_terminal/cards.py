"""Cards in a terminal: their names, their numbers in a few words, and all that they say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.text import Text

from kickdoor.lang.cardtext import capital

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.definition import Definition
    from kickdoor.core.view import CardView
    from kickdoor.lang.wording import Wording

LINK = re.compile(r"\[\[(.*?)\]\]")
NAME_STYLE = {"door": "yellow", "treasure": "cyan"}
PANEL_WIDTH = 64


class Cards:
    """The cards of one game in the words of one language."""

    def __init__(self, wording: Wording, definitions: Iterable[Definition]) -> None:
        """Take what renders them."""
        self._wording = wording
        self._by_id = {each.ident: each for each in definitions}
        self._say = wording.say

    def name(self, ident: str) -> Text:
        """Return a card's name in the colour of its deck; an empty id is a hidden card."""
        definition = self._by_id.get(ident)
        if definition is None:
            return Text(self._say("terminal-hidden-card"), "dim")
        return Text(self._wording.card_name(definition), NAME_STYLE.get(definition.deck, ""))

    def names(self, cards: Iterable[CardView]) -> Text:
        """Return the names of some cards."""
        return Text(", ").join(self.name(card.id) for card in cards)

    def line(self, sentence: str) -> Text:
        """Return a sentence of the log, its links replaced by names."""
        text = Text()
        for place, part in enumerate(LINK.split(sentence)):
            text.append_text(self.name(part) if place % 2 else Text(part))
        return text

    def brief(self, ident: str) -> Text:
        """Return a card's name and its numbers, for a hand."""
        definition = self._by_id[ident]
        facts = ", ".join(self.facts(definition))
        return Text.assemble(self.name(ident), (f"  {facts}", "dim"))

    def facts(self, definition: Definition) -> list[str]:
        """Return what is printed around a card's text: its kind, its numbers, where it is worn."""
        say, word = self._say, self._wording.word
        kind = word("kind", definition.kind)
        if definition.group:
            kind = word("group", definition.group)
        facts = [capital(kind)]
        if definition.kind == "monster":
            facts.append(say("terminal-card-level", level=definition.level))
            facts.append(say("terminal-card-treasures", count=definition.treasures))
        elif definition.strength:
            facts.append(f"{definition.strength:+d}")
        if definition.hands:
            facts.append(word("slot", f"{definition.hands}-hand{'s' * (definition.hands > 1)}"))
        elif definition.slot:
            facts.append(word("slot", definition.slot))
        if definition.big:
            facts.append(say("term-big"))
        if definition.value:
            facts.append(say("terminal-card-value", value=definition.value))
        return facts

    def whole(self, ident: str) -> Panel:
        """Return all that a card says."""
        definition = self._by_id[ident]
        lines = [Text(", ".join(self.facts(definition)), "dim")]
        lines += [Text(line) for line in self._wording.card_text(definition)]
        if joke := self._wording.card_joke(definition):
            lines.append(Text(joke, "italic dim"))
        if note := self._wording.card_note(definition):
            lines.append(Text(note, "dim"))
        body = Text("\n").join(lines)
        return Panel(body, title=self.name(ident), title_align="left", width=PANEL_WIDTH)

    def find(self, text: str) -> list[str]:
        """Return the ids of the cards whose name holds a text; one that is called so stands alone."""
        wanted = text.casefold().strip()
        names = {
            ident: self._wording.card_name(each).casefold() for ident, each in self._by_id.items()
        }
        exact = [ident for ident, name in names.items() if wanted in (name, ident)]
        return exact or [ident for ident, name in names.items() if wanted in name]
