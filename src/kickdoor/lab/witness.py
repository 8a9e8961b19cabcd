"""Witness: a game that notes which cards come, are played and are at work.

A feature of a card (see :mod:`kickdoor.lab.features`) is at work when an effect of it brings an
event other than the card's own moving, or changes a fight, a flight or an answer without one, or
happens in place of something else; when it is not nothing in a sum as a fight is claimed or conceded, or in a roll; when it stands in a
fight that is claimed or conceded. A monster is when it is killed or catches somebody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing, strengths
from kickdoor.core.game import Game
from kickdoor.lab.features import Features
from kickdoor.lang.ops import fighting, gaining, running

if TYPE_CHECKING:
    from kickdoor.core.definition import Definition
    from kickdoor.core.events import Event
    from kickdoor.core.log import Log
    from kickdoor.core.ruleset import Ruleset
    from kickdoor.core.state import Fight, Frame, State
    from kickdoor.core.values import Parts

SILENT = (
    fighting.Enhance,
    fighting.SilenceItem,
    fighting.TransferCombat,
    running.Cancel,
    running.Escape,
    running.BlessRoll,
    running.TakeBadStuff,
    running.ScaleBonus,
    running.ReturnAfterFight,
    gaining.DrawDiscarded,
)
"""Operations that change something and bring no event of their own."""

NO_EFFECT = frozenset({"rolled", "die-used", "window", "played", "used", "shuffled"})
"""Events that are no effect in themselves; a die that is turned or thrown again is one."""

TURNED = ("again", "set")
PLAYED = {"played", "used", "monster-joined", "cursed"}
FOUGHT = {"monster-killed", "caught"}
CLOSES = {"claimed", "conceded"}
MOVES = {"moved", "equipped", "unequipped", "carried"}
HIDDEN = ("door", "treasure", "stack:", "pile:")
LAID = ("table:", "centre")

Mask = int
"""A set of cards (by the places of their definitions) or of features."""

_features: dict[int, tuple[Ruleset, Features]] = {}


def features_of(rules: Ruleset) -> Features:
    """Return the features of a ruleset, counted through once."""
    found = _features.get(id(rules))
    if found is None or found[0] is not rules:
        found = _features[id(rules)] = (rules, Features(rules))
    return found[1]


class Witness(Game):
    """A game that takes notes: ``drawn`` and ``played`` are masks of cards, ``worked`` of features.

    ``held`` has a mask of the identities that each seat ever had.
    """

    __slots__ = ("_features", "drawn", "held", "played", "worked")

    def __init__(
        self, rules: Ruleset, cards: tuple[Definition, ...], state: State, log: Log
    ) -> None:
        """Begin with empty notes."""
        super().__init__(rules, cards, state, log)
        self._features = features_of(rules)
        self.drawn: Mask = 0
        self.played: Mask = 0
        self.worked: Mask = 0
        self.held: list[Mask] = [0] * len(state.players)

    def emit(self, event: Event) -> None:
        """Tell what happened, and note what it says of cards."""
        super().emit(event)
        kind = event.kind
        if kind == "moved":
            self._note_move(event)
        elif kind in PLAYED:
            self.played |= self._cards(event)
        elif kind in FOUGHT:
            for _, _, index in event.cards:
                self.worked |= self._features.fought[index]
        elif kind in CLOSES and self.state.fight is not None:
            self._note_fight(self.state.fight)
        elif kind == "rolled":
            self._note_roll()
        if kind not in NO_EFFECT or (kind == "rolled" and event.detail in TURNED):
            self._credit(event)

    def push(self, frame: Frame) -> None:
        """Put a procedure on the stack, and note an effect that will bring no event."""
        super().push(frame)
        if frame.kind == "effect":
            definition, program = self.cards[frame.card], frame.number("program")
            steps = definition.programs[program]
            instead = any(each.replaces and each.do == program for each in definition.listeners)
            if instead or any(isinstance(each, SILENT) for each in steps):
                self.worked |= self._features.by_program[definition.index].get(program, 0)

    @staticmethod
    def _cards(event: Event) -> Mask:
        mask = 0
        for _, _, index in event.cards:
            mask |= 1 << index
        return mask

    def _note_move(self, event: Event) -> None:
        if event.source.startswith(HIDDEN) and not event.source.endswith("discards"):
            self.drawn |= self._cards(event)
        if event.target.startswith(LAID):
            self.played |= self._cards(event)
            definitions = self.rules.definitions
            for _, _, index in event.cards:
                if event.seat >= 0 and definitions[index].kind == "identity":
                    self.held[event.seat] |= 1 << index

    def _credit(self, event: Event) -> None:
        """Ascribe an event to the effect under way, if there is one."""
        for frame in reversed(self.state.stack):
            if frame.kind == "spent":
                return
            if frame.kind == "effect":
                index = self.cards[frame.card].index
                own = event.kind in MOVES and all(other == index for _, _, other in event.cards)
                if not own:
                    programs = self._features.by_program[index]
                    self.worked |= programs.get(frame.number("program"), 0)
                return

    def _note_fight(self, fight: Fight) -> None:
        for seat in fight.fighters():
            self._note_rules(seat)
        lying = list(standing.common(self))
        for foe in fight.foes:
            lying += (foe.card, *foe.enhancers)
        for card in lying:
            self.worked |= self._features.standing[self.cards[card].index]
        if self._could_add(lying):
            parts: Parts = []
            for seat in fight.fighters():
                strengths.strength(self, seat, parts)
            for foe in fight.foes:
                strengths.foe_strength(self, fight, foe, parts)
            self._note_parts(parts)

    def _could_add(self, lying: list[int]) -> bool:
        """Tell whether some card that bears on a fight has not been seen to add to a sum yet."""
        for player in self.state.players:
            lying += player.table
        numbers = self._features.numbers
        return any(numbers[self.cards[card].index] & ~self.worked for card in lying)

    def _note_rules(self, seat: int) -> None:
        """Note whose standing rules hold for a seat."""
        for card in self.state.players[seat].table:
            bit = self._features.standing[self.cards[card].index]
            if bit and not self.worked & bit and self._stands(seat, card):
                self.worked |= bit

    def _stands(self, seat: int, card: int) -> bool:
        definition = self.cards[card]
        if definition.cheats:
            return card in self.state.host
        if not standing.in_force(self, seat, card):
            return False
        asked = [each for of in definition.qualities.values() for each in of]
        asked += [each.when for of in definition.numbers.values() for each in of]
        filled = definition.places or definition.carries
        return bool(filled) or any(c is None or c.holds(self, seat, None) for c in asked)

    def _note_roll(self) -> None:
        die = self.state.stack[-1] if self.state.stack else None
        if die is not None and die.kind == "die":
            parts: Parts = []
            strengths.die_total(self, die, parts)
            self._note_parts(parts)

    def _note_parts(self, parts: Parts) -> None:
        for amount, card, _ in parts:
            if amount and card >= 0:
                self.worked |= self._features.numbers[self.cards[card].index]
