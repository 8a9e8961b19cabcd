"""Anything that can be done with a game, in any order: it stays whole, and its answers agree."""

import json
from dataclasses import asdict

import hypothesis.strategies as st
from hypothesis import Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kickdoor import Game, Refused
from kickdoor.core.chance import Chance
from kickdoor.core.codec import decode, encode
from kickdoor.core.game import BACK
from kickdoor.core.log import Log
from kickdoor.lab.inspection import inspect
from support.played import PACKS, STYLES, house_rules, new_game, play_through

NUMBER = st.integers(0, 10**6)


def text_of(state):
    """Return a state as text, drafts and all."""
    return json.dumps(encode(state))


class Play(RuleBasedStateMachine):
    """One game with everything that a driver, a server or a search may do to it."""

    @initialize(
        pack=st.sampled_from(PACKS),
        style=st.sampled_from(STYLES),
        seats=st.integers(3, 6),
        seed=NUMBER,
        choices=st.lists(NUMBER, max_size=8),
        changes=st.integers(1, 250),
    )
    def begin(self, pack, style, seats, seed, choices, changes):
        """Start somewhere in the middle of a game."""
        options = {
            name: values[choice % len(values)]
            for (name, values), choice in zip(house_rules(pack).items(), choices, strict=False)
        }
        self.game = new_game(pack, seats, seed, **options)
        play_through(self.game, style, seed, lambda game, events: None, changes)
        self.revision = self.game.state.revision

    @precondition(lambda self: not self.game.over)
    @rule(who=NUMBER, what=NUMBER)
    def choose(self, who, what):
        """Take any option of anybody, complete or not."""
        asked = [each for each in self.game.decisions if each.options]
        decision = asked[who % len(asked)]
        self.do(decision.seat, decision.options[what % len(decision.options)].key)

    @precondition(lambda self: not self.game.over)
    @rule(who=NUMBER, what=NUMBER, picks=st.lists(NUMBER, min_size=1, max_size=6))
    def choose_in_full(self, who, what, picks):
        """Take an option with all that it asks for, in one key."""
        asked = [each for each in self.game.decisions if each.options]
        decision = asked[who % len(asked)]
        key = decision.options[what % len(decision.options)].key
        for pick in picks if key != BACK else ():
            further = self.game.picks(decision.seat, key)
            if not further:
                break
            key = f"{key}{'>' if ':' in key else ':'}{further[pick % len(further)]}"
        self.do(decision.seat, key)

    def do(self, seat, key):
        """Make a choice; a draft or a step back happens to nobody."""
        game = self.game
        before, rows = game.digest(), len(game.log.rows)
        events = game.step(seat, key)
        inspect(game, events)
        if seat in game.state.drafts or key == BACK:
            assert (game.digest(), len(game.log.rows), events) == (before, rows, [])
        else:
            assert game.state.revision == self.revision + 1
            assert game.log.rows[rows] == ("choice", seat, key)
        for event in events:
            json.dumps([event.kind, event.seat, event.cards_for(seat), event.detail])

    @precondition(lambda self: self.game.window is not None)
    @rule()
    def close_window(self):
        """Let the deadline come; a stale one does nothing."""
        game = self.game
        revision = game.window.revision
        before = game.digest()
        assert game.close(revision + 10**6) == []
        assert game.digest() == before
        inspect(game, game.close(revision))
        assert game.state.revision == self.revision + 1

    @precondition(lambda self: not self.game.over)
    @rule(entropy=st.binary(min_size=1, max_size=8), seat=st.integers(0, 2))
    def add_entropy(self, entropy, seat):
        """Mix chance in: nothing is to be seen of it."""
        before = asdict(self.game.view(seat))
        self.game.add_entropy(seat, entropy)
        after = asdict(self.game.view(seat))
        del before["log_length"], after["log_length"]
        assert before == after

    @precondition(lambda self: not self.game.over)
    @rule(seat=st.integers(0, 2), card=NUMBER, to=st.integers(-1, 2))
    def show_a_card(self, seat, card, to):
        """Show a hand card beside the game: who sees it knows it, and nothing else is new."""
        game = self.game
        hand = game.state.players[seat].hand
        if not hand or to == seat:
            return
        shown = hand[card % len(hand)]
        keys = [game.option_keys(each) for each in range(3)]
        (event,) = game.show(seat, game.state.handle[shown], to)
        assert event.visible(to if to >= 0 else None)
        assert game.state.known[shown] == -1 or game.state.known[shown] >> to & 1
        after = [[key for key in game.option_keys(each) if key[:5] != "show:"] for each in range(3)]
        assert after == [[key for key in each if key[:5] != "show:"] for each in keys]

    @precondition(lambda self: not self.game.over)
    @rule(steps=st.integers(1, 6), seed=NUMBER)
    def clone_and_drop(self, steps, seed):
        """Play on in a copy, and forget it."""
        before, rows = text_of(self.game.state), len(self.game.log.rows)
        copy = self.game.clone()
        assert text_of(copy.state) == before
        play_through(copy, "roaming", seed, inspect, steps)
        assert (text_of(self.game.state), len(self.game.log.rows)) == (before, rows)

    @rule()
    def save_and_load(self):
        """Go on from what was saved, in a process that knows nothing else."""
        game = self.game
        state = decode(json.loads(text_of(game.state)))
        log = Log.loads(game.log.dumps())
        again = Game(game.rules, game.cards, state, log)
        again.memo = {}
        assert again.digest() == game.digest()
        assert again.log.rows == game.log.rows
        self.game = again

    @precondition(lambda self: not self.game.over)
    @rule(seat=st.integers(0, 2), deal=NUMBER, steps=st.integers(0, 4))
    def deal_for(self, seat, deal, steps):
        """Deal anew what a seat cannot know, and play on there."""
        before = text_of(self.game.state)
        dealt = self.game.deal_for(seat, Chance.of(deal))
        inspect(dealt, [])
        if steps:
            play_through(dealt, "roaming", deal, inspect, steps)
        assert text_of(self.game.state) == before

    @rule(seat=st.integers(-1, 7), key=st.text(max_size=12))
    def say_nonsense(self, seat, key):
        """Choose what is none: it is refused, and nothing has happened."""
        game = self.game
        before = text_of(game.state)
        keys = game.option_keys(seat) if 0 <= seat < len(game.state.players) else []
        if key in keys or game.why_not(seat, key) is None:
            return
        try:
            game.step(seat, key)
        except Refused:
            assert text_of(game.state) == before
        else:
            raise AssertionError(f"seat {seat}: {key!r} was refused by why_not and taken by step")

    # -- what always holds ----------------------------------------------------------------------

    @invariant()
    def the_table_is_whole(self):
        """Every card is somewhere once, no level is below 1."""
        inspect(self.game, [])

    @invariant()
    def somebody_is_asked_or_it_is_over(self):
        """Whoever must answer can."""
        game = self.game
        if game.over:
            assert game.decisions == []
            return
        assert any(each.options for each in game.decisions)
        assert all(each.options for each in game.decisions if each.required)
        window = game.window
        assert window is not None or any(each.required for each in game.decisions)

    @invariant()
    def the_revision_grows(self):
        """It never falls, and grows by one with every change."""
        assert self.revision <= self.game.state.revision <= self.revision + 1
        self.revision = self.game.state.revision

    @invariant()
    def options_and_refusals_agree_with_why_not(self):
        """What is offered is legal, what is greyed is refused for the reason that is told."""
        game = self.game
        for decision in game.decisions:
            seat = decision.seat
            keys = [option.key for option in decision.options]
            assert len(set(keys)) == len(keys)
            for key in keys:
                assert key == BACK or game.why_not(seat, key) is None, (seat, key)
                assert key == BACK or game.picks(seat, key) != [], f"{seat}: {key} leads nowhere"
            for key, refusal in game.refused(seat) if decision.kind != "draft" else ():
                assert key not in keys
                assert game.why_not(seat, key) == refusal, (seat, key)

    @invariant()
    def views_are_json(self):
        """What is shown can be sent."""
        game = self.game
        for seat in (None, *range(len(game.state.players))):
            json.dumps(asdict(game.view(seat)))

    @invariant()
    def looking_changes_nothing(self):
        """Asking, showing and saving leave the state as it is, and a saved state is the state."""
        before = text_of(self.game.state)
        for decision in self.game.decisions:
            assert decision.options is not None
            self.game.refused(decision.seat)
        assert text_of(self.game.state) == before
        assert text_of(decode(json.loads(before))) == before

    def teardown(self):
        """Play the log again: it comes to the same state."""
        if hasattr(self, "game"):
            assert Game.replay(self.game.log).digest() == self.game.digest()


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=max(15, settings().max_examples // 10),
    stateful_step_count=25,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),  # shrinking a game takes minutes
)
