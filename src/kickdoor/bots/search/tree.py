"""Tree: information-set Monte Carlo search with one observer, backed up as max-n.

All that the observer cannot know is dealt anew, again and again. Each of the observer's moves is tried
in each of these worlds, with the same dice, so that they differ by what they are worth rather than by
luck; below them grows one tree that all the worlds share. A node that was rarely passed has no
children: from there everybody plays as the greedy bot does. With a tenth of a second there are some
ten play-outs, so it is longer thought that makes a tree of it. A move that is legal in some worlds only is compared by how often it could be chosen,
not by how often its node was passed. New moves are admitted slowly, likely ones first, since there
are more of them than rounds.

The values are vectors, and everybody maximises their own number (max-n). Minimax against all others
(paranoid) would be wrong here: a table of rivals does not stand together. They help for a Treasure,
and they hinder whoever is about to win because that serves each of them, which max-n sees and
paranoid search overdoes. Since the numbers are shares of one victory, to hinder the leader pays by
itself.
"""

from __future__ import annotations

from math import log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

from kickdoor.bots.greedy.bot import decide
from kickdoor.bots.greedy.mind import Mind
from kickdoor.bots.search import policy, value
from kickdoor.bots.search.playout import HORIZON, commit, play_on
from kickdoor.bots.search.policy import NOBODY
from kickdoor.bots.sight import Sight
from kickdoor.core.chance import Chance

if TYPE_CHECKING:
    from kickdoor.bots.search.budget import Budget
    from kickdoor.bots.search.value import Values
    from kickdoor.core.chance import Keyed
    from kickdoor.core.game import Game

BOLD = 0.15
"""How much a move that was rarely chosen is preferred; moves differ by less than a tenth as a rule."""

WIDTH = 0.5
"""How many moves are admitted after so many visits: the root of them times this, the greedy one first."""

RIPE = 8
"""How often a move must have been tried before what follows it is searched too."""

DEPTH = 12
"""How many choices deep the tree may grow."""

VARIANCE = 0.0004
"""What two rounds add to the variance by themselves, so that few equal rounds do not look sure."""

Path = list[tuple["Edge", int]]
"""The moves that a round has gone through, with the seat that made each."""


class Edge:
    """A move at a node: how often it was chosen and could have been, and what came of it."""

    __slots__ = ("available", "found", "node", "totals", "visits")

    def __init__(self, count: int) -> None:
        """Start with nothing known, for so many seats."""
        self.available = 0
        self.visits = 0
        self.totals = [0.0] * count
        self.found: list[Values] = []
        self.node = Node()

    def mean(self, seat: int) -> float:
        """Return what came of it on average for a seat."""
        return self.totals[seat] / self.visits

    def lead(self, other: Edge, seat: int, sure: float) -> float:
        """Return by how much it was better than another in the same worlds, less some doubt.

        The doubt is ``sure`` times the standard deviation of the mean difference.
        """
        pairs = zip(self.found, other.found, strict=False)
        gains = [mine[seat] - others[seat] for mine, others in pairs]
        if not gains:
            return 0.0
        mean = fmean(gains)
        spread = sum((each - mean) ** 2 for each in gains) + 2 * VARIANCE
        return mean - sure * sqrt(spread) / len(gains)

    def add(self, found: Values) -> None:
        """Note what came of it once."""
        self.visits += 1
        self.found.append(found)
        for seat, each in enumerate(found):
            self.totals[seat] += each


class Node:
    """Where a seat moves, as far as the moves before tell."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        """Start without a move."""
        self.edges: dict[tuple[int, str], Edge] = {}
        self.visits = 0


def grow(sight: Sight, moves: list[str], budget: Budget, chance: Keyed) -> dict[str, Edge]:
    """Search until the budget is spent; return what was found of each of the observer's moves.

    ``moves`` are whole paths. They take turns, and each world is that of all of them.
    """
    edges = {key: Edge(sight.count) for key in moves}
    world = sight.deal(chance)
    for number in budget.rounds():
        at = number % len(moves)
        if number and not at:
            world = sight.deal(chance)
        _round(edges[moves[at]], world.clone(), (sight.seat, moves[at]), chance)
    return edges


def _round(edge: Edge, game: Game, move: tuple[int, str], chance: Keyed) -> None:
    """Make a move, walk down the tree below it, and note what came of it all the way up."""
    seat, key = move
    last = game.state.turn + HORIZON
    path: Path = [(edge, seat)]
    commit(game, seat, key, chance)
    _walk(edge, game, last, chance, path)
    play_on(game, last)
    found = value.values(game, seat)
    for each, _ in path:
        each.add(found)


def _walk(edge: Edge, game: Game, last: int, chance: Keyed, path: Path) -> None:
    """Choose from node to node, as long as the move that led there is ripe."""
    for _ in range(DEPTH):
        over = game.state.winners or game.state.turn > last
        seat = NOBODY if over or edge.visits < RIPE else policy.mover(game)
        if seat == NOBODY:
            return
        usual = decide(Mind(Chance.of("usual")), Sight(game, seat))
        keys = policy.moves(game.option_keys(seat))
        if usual:
            keys = [usual, *(key for key in keys if key != usual)]
        if not keys:
            return
        edge, key = _select(edge.node, game, seat, keys, chance)
        path.append((edge, seat))
        commit(game, seat, key, chance)


def _select(node: Node, game: Game, seat: int, keys: list[str], chance: Keyed) -> tuple[Edge, str]:
    """Return the move with the highest upper bound, or one more move where there is room for it."""
    node.visits += 1
    known = [(key, edge) for key in keys if (edge := node.edges.get((seat, key))) is not None]
    for _, each in known:
        each.available += 1
    if len(known) < len(keys) and len(known) < WIDTH * sqrt(node.visits):
        fresh = [key for key in keys if (seat, key) not in node.edges]
        key = fresh[0] if not known else policy.draw(chance, fresh)
        edge = node.edges[seat, key] = Edge(len(game.state.players))
        edge.available = 1
        return edge, key
    key, edge = max(known, key=lambda each: _bound(each[1], seat))
    return edge, key


def _bound(edge: Edge, seat: int) -> float:
    return edge.mean(seat) + BOLD * sqrt(log(edge.available + 1) / edge.visits)
