"""Scenario: a table laid out as a ruling's ``given`` says."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from kickdoor.core import chance, tack, zones
from kickdoor.core.game import Game
from kickdoor.core.log import Log
from kickdoor.core.ruleset import Ruleset
from kickdoor.core.state import CARDS, HANDS, LEVELS, NOBODY, Fight, Foe, Frame
from kickdoor.lang.compiler import compile_card
from kickdoor.lang.loading import names_of
from kickdoor.lang.mistakes import Report, nearest
from kickdoor.lang.ops.flow import Roll
from kickdoor.lang.pack import load_packs
from kickdoor.rules import characters
from kickdoor.rules.given import ScenarioError, as_list, packs_of, seat_names
from kickdoor.rules.sets import of_packs, with_overlays
from kickdoor.rules.shape import SEAT, TABLE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from kickdoor.core.definition import Definition
    from kickdoor.core.ruleset import Setting
    from kickdoor.core.state import Player
    from kickdoor.lang.pack import Pack
    from kickdoor.lang.source import Node

INVENTED = "ruling"
"""The pack that cards made up inside a ruling belong to."""

STEPS = {"start": "start", "after-door": "trouble", "charity": "charity"}


@cache
def _packs(names: tuple[str, ...]) -> tuple[Pack, ...]:
    return tuple(load_packs(names))


def lay_out(given: dict[str, Any], invented: Sequence[Node], home: Path | None = None) -> Game:
    """Return a game that stands as ``given`` says, with the invented cards in its decks.

    Raises:
        ScenarioError: an unknown key, card, seat or phase, or a card that is there twice.
        PackError: an invented card has a mistake.
        ValueError: an option that there is not.
    """
    return Layout(given, invented, home).lay_out()


class Layout:
    """A ``given`` with its rules, from which any number of games can begin.

    ``home`` is the file that it stands in: packs are looked for beside it, and one in whose folder
    it stands is the one that is played with.
    """

    def __init__(
        self,
        given: dict[str, Any],
        invented: Sequence[Node],
        home: Path | None = None,
        instead: Mapping[str, Definition] | None = None,
    ) -> None:
        """Take every field; nothing is compiled yet. ``instead`` holds cards in place of those of their ids."""
        self.given = given
        self.invented = invented
        self.home = home
        self.instead = instead or {}

    @cached_property
    def rules(self) -> Ruleset:
        """The rules of its packs, with its options, switches and cards."""
        given = self.given
        named = _packs(tuple(packs_of(given, self.home)))
        packs = self._altered(with_overlays(named, given.get("options", {})))
        cards = compile_invented(packs, self.invented)
        rules = of_packs(packs, given.get("options", {}), cards)
        return _switched(rules, given["switches"]) if "switches" in given else rules

    def _altered(self, packs: Sequence[Pack]) -> Sequence[Pack]:
        """Return packs with the cards that stand in for others."""
        if not self.instead:
            return packs
        return [
            replace(
                pack,
                cards=tuple(
                    (self.instead.get(card.ident, card), count) for card, count in pack.cards
                ),
            )
            for pack in packs
        ]

    def lay_out(self) -> Game:
        """Return a game that stands as the ``given`` says; see :func:`lay_out`."""
        for key in self.given:
            if key not in TABLE and not key[:1].isupper():
                raise ScenarioError(f"given: unknown {key!r}{nearest(key, TABLE)}")
        options = self.given.get("options", {})
        game = Game.new(self.rules, seat_names(self.given), options, "ruling")
        return _Table(game, self.given).arrange()


def _switched(rules: Ruleset, switches: dict[str, Setting]) -> Ruleset:
    """Return the rules with some switches as another edition has them."""
    return Ruleset(
        rules.packs,
        rules.copies,
        switches={**rules.switches, **switches},
        options=rules.options,
        groups=rules.groups,
        plain=rules.plain,
        slots=rules.slots,
        centre=rules.centre,
        newest=rules.newest,
        fixed=rules.fixed,
        mounts=rules.mounts,
        steeds=rules.steeds,
        piles=rules.piles,
        board=rules.board,
        answers=rules.answers,
        joining=rules.joining,
        hashes=rules.hashes,
    )


def compile_invented(packs: Sequence[Pack], nodes: Sequence[Node]) -> list[tuple[Definition, int]]:
    """Return the definitions of cards made up inside a ruling, and how many of each there are."""
    report = Report()
    names = names_of(packs, INVENTED, nodes)
    joining = [tag for pack in packs for tag in pack.joining_tags]
    found = [compile_card(node, names, report, joining) for node in nodes]
    report.raise_any()
    return [each for each in found if each is not None]


class _Table:
    """Takes every card back and lays it where it should be."""

    def __init__(self, game: Game, given: dict[str, Any]) -> None:
        self.game = game
        self.given = given
        self.pool: dict[str, list[int]] = {}
        for card, definition in enumerate(game.cards):
            self.pool.setdefault(definition.ident, []).append(card)

    def arrange(self) -> Game:
        """Lay everything out and let the game come to rest."""
        state = self.game.state
        for player in state.players:
            player.hand.clear()
            player.table.clear()
        for seat, player in enumerate(state.players):
            self._seat(seat, player, self.given.get(player.name, {}))
        turn = self.given.get("turn", state.players[0].name)
        state.active = self._seat_of(turn)
        state.turn = 1
        state.stack = [Frame("turn", state.active, NOBODY, {}, "start")]
        self._fight(self.given.get("combat"))
        self._piles()
        self._phase()
        state.script = self._dice()
        self._know()
        state.dirty |= CARDS | HANDS | LEVELS
        self.game.log = Log(self.game.log.header)
        self.game.run()
        self.game.events = []
        return self.game

    def _take(self, name: str) -> int:
        ident = self.ident(name)
        if not self.pool[ident]:
            raise ScenarioError(f"given: there is no further copy of {name!r}; say copies: n")
        return self.pool[ident].pop()

    def ident(self, name: str) -> str:
        """Return the whole id of a card: invented ones come first."""
        invented = f"{INVENTED}/{name}"
        if invented in self.pool:
            return invented
        try:
            return self.game.rules.find(name).ident
        except KeyError:
            short = [each.rsplit("/", 1)[-1] for each in self.pool]
            raise ScenarioError(
                f"given: no card is called {name!r}{nearest(name, short)}"
            ) from None

    def _seat_of(self, name: str) -> int:
        for seat, player in enumerate(self.game.state.players):
            if player.name == name:
                return seat
        raise ScenarioError(f"given: nobody at the table is called {name!r}")

    def _seat(self, seat: int, player: Player, given: dict[str, Any]) -> None:
        state = self.game.state
        unknown = set(given) - set(SEAT)
        if unknown:
            wrong = min(unknown)
            raise ScenarioError(f"given: {player.name}: unknown {wrong!r}{nearest(wrong, SEAT)}")
        player.level = given.get("level", player.level)
        player.alive = not given.get("dead", False)
        player.redraws = not player.alive
        player.hand += [self._take(name) for name in given.get("hand", ())]
        for key in ("class", "race", "identities", "permissions", "follower", "curses"):
            player.table += [self._take(name) for name in as_list(given.get(key))]
        for name in given.get("equipped", ()):
            card = self._take(name)
            player.table.append(card)
            if self.game.cards[card].worn_by:
                tack.saddle(self.game, seat, card)
            else:
                state.equipped |= 1 << card
        player.table += [self._take(name) for name in given.get("carried", ())]
        for item, cheat in dict(given.get("cheated", {})).items():
            self._attach(player, cheat, self._on_table(player, item))
        for name in given.get("on_follower", ()):
            kinds = {self.game.cards[card].kind: card for card in player.table}
            follower = kinds.get("follower", NOBODY)
            if follower < 0:
                raise ScenarioError(f"given: {player.name} has no follower to carry {name!r}")
            self._attach(player, name, follower)

    def _on_table(self, player: Player, name: str) -> int:
        ident = self.ident(name)
        for card in player.table:
            if self.game.cards[card].ident == ident:
                return card
        card = self._take(name)
        player.table.append(card)
        self.game.state.equipped |= 1 << card
        return card

    def _attach(self, player: Player, name: str, host: int) -> None:
        card = self._take(name)
        player.table.append(card)
        self.game.state.host[card] = host

    def _fight(self, given: dict[str, Any] | None) -> None:
        if given is None:
            return
        state = self.game.state
        main = self._seat_of(given.get("main", state.players[state.active].name))
        if "turn" not in self.given:
            state.active = main
            state.stack[0].seat = main
        fight = Fight(state.active, main)
        if given.get("helper"):
            fight.helper = self._seat_of(given["helper"])
            fight.forced = bool(given.get("forced", False))
        for each in given.get("monsters", ()):
            written = each if isinstance(each, dict) else {"card": each}
            card = self._take(written["card"])
            enhancers = [self._take(name) for name in written.get("enhancers", ())]
            fight.cards += [card, *enhancers]
            fight.foes.append(Foe(fight.next_uid, card, NOBODY, NOBODY, enhancers, 0, 0))
            fight.next_uid += 1
        state.fight = fight
        state.phase = "combat"
        state.stack[0].names = {"met": 1}
        if self.game.rules.heeds_fights:
            state.stack[0].names["fought"] = 1
        state.stack[0].step = "after-door"
        state.stack.append(Frame("combat", main, NOBODY, {"met": fight.next_uid - 1}))

    def _piles(self) -> None:
        state = self.game.state
        listed = {
            name: [self._take(card) for card in self.given.get(key, ())]
            for name, key in (
                ("door", "doors"),
                ("treasure", "treasures"),
                ("door-discards", "door_discards"),
                ("treasure-discards", "treasure_discards"),
            )
        }
        state.centre[:] = [self._take(card) for card in self.given.get("centre", ())]
        for name in zones.DECKS:
            rest = [
                card
                for cards in self.pool.values()
                for card in cards
                if self.game.cards[card].deck == name and not self.given.get("only")
            ]
            chance.shuffle(state, rest)
            pile = zones.deck(self.game, name)
            pile[:] = rest + listed[name][::-1]
            zones.discards(self.game, name)[:] = listed[f"{name}-discards"][::-1]
        self._side_piles()

    def _side_piles(self) -> None:
        """Lay out the piles beside the decks: what is listed on top, the rest below it."""
        given = self.given.get("piles", {})
        for name, pile in self.game.state.piles.items():
            top = [self._take(card) for card in as_list(given.get(name))]
            rest = [card for cards in self.pool.values() for card in cards]
            rest = [card for card in rest if self.game.cards[card].deck == name]
            chance.shuffle(self.game.state, rest)
            pile[:] = rest + top[::-1]

    def _phase(self) -> None:
        state = self.game.state
        phase = self.given.get("phase", "combat" if self.given.get("combat") else "start")
        if phase == "setup":
            state.phase = "setup"
            state.stack = [
                Frame("turn", 0, NOBODY, {}, "begin"),
                Frame("setup", NOBODY, NOBODY, {"ready": 0}),
            ]
            state.turn = 0
            characters.allot(self.game)
            for seat, player in enumerate(state.players):
                if "hand" not in self.given.get(player.name, {}):
                    for name in zones.DECKS:
                        count = self.game.number_switch(f"deal_{name}s")
                        zones.draw(self.game, name, count, f"hand:{seat}")
        elif phase in STEPS:
            state.stack[0].step = STEPS[phase]
            state.phase = STEPS[phase]
        elif phase == "begin":
            state.stack[0].step = "begin"
            state.turn = 0
        elif phase != "combat":
            raise ScenarioError(
                f"given: phase {phase!r} is none; there are start, after-door, charity, setup, begin"
            )

    def _dice(self) -> tuple[int, ...]:
        sides = most_sides(self.game.rules)
        dice = tuple(self.given.get("dice", ()))
        for result in dice:
            if not 1 <= result <= sides:
                raise ScenarioError(f"given: dice: a die with {sides} sides never shows {result}")
        return dice

    def _know(self) -> None:
        state = self.game.state
        for card in range(len(self.game.cards)):
            state.known[card] = 0
        for seat, player in enumerate(state.players):
            for card in player.hand:
                state.known[card] = 1 << seat
            for card in player.table:
                state.known[card] = -1
        for card in state.centre:
            state.known[card] = -1
        for name, cards in state.piles.items():
            for card in cards if self.game.rules.piles[name].open else ():
                state.known[card] = -1


def most_sides(rules: Ruleset) -> int:
    """Return how many sides the largest die has that may be rolled: the usual one, or a card's."""
    usual = [int(rules.switches.get(name, 0)) for name in ("die", "first_player_die")]
    steps = [step for each in rules.definitions for program in each.programs for step in program]
    return max(*usual, *(step.sides for step in steps if isinstance(step, Roll)))
