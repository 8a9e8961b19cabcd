"""Tree: information-set Monte Carlo search with one observer, backed up as max-n.

Every round deals all that the observer cannot know anew and walks down one tree that all these
worlds share. A move that is legal in some worlds only is compared by how often it could be chosen,
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
from typing import TYPE_CHECKING

from kickdoor.bots.search import policy, value
from kickdoor.bots.search.playout import HORIZON, commit, play_on

if TYPE_CHECKING:
    from kickdoor.bots.search.budget import Budget
    from kickdoor.bots.search.value import Values
    from kickdoor.bots.sight import Sight
    from kickdoor.core.chance import Keyed
    from kickdoor.core.game import Game

BOLD = 0.15
"""How much a move that was rarely chosen is preferred; moves differ by less than a tenth as a rule."""

WIDTH = 2.0
"""How many moves are admitted after so many visits: the root of them times this."""

MEASURED = 3
"""The usual move gets at least every so manieth round: what is compared with it must not win by luck."""

DEPTH = 12
"""How many choices deep the tree may grow."""

VARIANCE = 0.02
"""What one round adds to the variance by itself, so that few equal rounds do not look sure."""

Path = list[tuple["Edge", int]]
"""The moves that a round has gone through, with the seat that made each."""


class Edge:
    """A move at a node: how often it was chosen and could have been, and what came of it."""

    __slots__ = ("available", "node", "squares", "totals", "visits")

    def __init__(self, count: int) -> None:
        """Start with nothing known, for so many seats."""
        self.available = 0
        self.visits = 0
        self.totals = [0.0] * count
        self.squares = [0.0] * count
        self.node = Node()

    def mean(self, seat: int) -> float:
        """Return what came of it on average for a seat."""
        return self.totals[seat] / self.visits

    def spread(self, seat: int) -> float:
        """Return the variance of that mean, from a flat guess as long as little is known."""
        mean = self.mean(seat)
        variance = self.squares[seat] / self.visits - mean * mean
        return (max(0.0, variance) * self.visits + 2 * VARIANCE) / (self.visits * self.visits)

    def add(self, found: Values) -> None:
        """Note what came of it once."""
        self.visits += 1
        for seat, each in enumerate(found):
            self.totals[seat] += each
            self.squares[seat] += each * each


class Node:
    """Where a seat moves, as far as the moves before tell."""

    __slots__ = ("edges", "usual", "visits")

    def __init__(self, usual: str = "") -> None:
        """Start without a move, but perhaps with one against which the others are measured."""
        self.usual = usual
        self.edges: dict[tuple[int, str], Edge] = {}
        self.visits = 0


def grow(sight: Sight, moves: list[str], budget: Budget, chance: Keyed) -> dict[str, Edge]:
    """Search until the budget is spent; return what was found of each of the observer's moves.

    ``moves`` are whole paths; the first is the usual one, against which the others are measured.
    """
    root = Node(moves[0])
    for _ in budget.rounds():
        _round(root, sight.deal(chance), sight.seat, moves, chance)
    return {key: edge for (_, key), edge in root.edges.items()}


def _round(root: Node, game: Game, seat: int, moves: list[str], chance: Keyed) -> None:
    """Walk down the tree by one world, add a leaf, and note what came of it all the way up."""
    last = game.state.turn + HORIZON
    path: Path = []
    _walk(root, game, (seat, moves), last, chance, path)
    play_on(game, last, chance)
    found = value.values(game)
    for edge, _ in path:
        edge.add(found)


def _walk(
    node: Node,
    game: Game,
    at: tuple[int, list[str]],
    last: int,
    chance: Keyed,
    path: Path,
) -> None:
    """Choose from node to node until a new one is reached."""
    seat, keys = at
    for depth in range(DEPTH):
        if len(keys) > 1 or depth == 0:
            edge, key = _select(node, game, seat, keys, chance)
            path.append((edge, seat))
            node = edge.node
        else:
            edge, key = None, keys[0]
        commit(game, seat, key, chance)
        if (edge is not None and not edge.visits) or game.state.winners or game.state.turn > last:
            return
        seat = policy.mover(game)
        if seat < 0:
            return
        keys = policy.moves(game.option_keys(seat))
        if not keys:
            return


def _select(node: Node, game: Game, seat: int, keys: list[str], chance: Keyed) -> tuple[Edge, str]:
    """Return the move with the highest upper bound, or one more move where there is room for it."""
    node.visits += 1
    known = [(key, edge) for key in keys if (edge := node.edges.get((seat, key))) is not None]
    for _, each in known:
        each.available += 1
    if len(known) < len(keys) and len(known) < WIDTH * sqrt(node.visits):
        fresh = [key for key in keys if (seat, key) not in node.edges]
        key = keys[0] if not known else policy.draw(chance, fresh)
        edge = node.edges[seat, key] = Edge(len(game.state.players))
        edge.available = 1
        return edge, key
    usual = node.edges.get((seat, node.usual))
    if usual is not None and usual.visits * MEASURED < node.visits:
        return usual, node.usual
    key, edge = max(known, key=lambda each: _bound(each[1], seat))
    return edge, key


def _bound(edge: Edge, seat: int) -> float:
    return edge.mean(seat) + BOLD * sqrt(log(edge.available + 1) / edge.visits)
