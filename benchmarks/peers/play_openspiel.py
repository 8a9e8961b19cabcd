"""Plays Hearts with OpenSpiel: four random players; the game is C++, the loop is Python."""

import random

import pyspiel
from rounds import POSITIONS, answer, copying

GAME = pyspiel.load_game("hearts")


def deal(state, chance):
    """Draw what chance decides, weighted as the game says."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])


def played(seed, moves):
    """A game after so many moves, and how many there were."""
    state, chance, made = GAME.new_initial_state(), random.Random(seed), 0
    deal(state, chance)
    while not state.is_terminal() and made < moves:
        state.apply_action(chance.choice(state.legal_actions()))
        made += 1
        deal(state, chance)
    return state, made


def play(games):
    decisions = sum(played(seed, 10_000)[1] for seed in range(games * 10))
    return {"games": games * 10, "decisions": decisions}


if __name__ == "__main__":
    kept = [played(seed, 20)[0] for seed in range(POSITIONS)]
    answer(games=play, copies=lambda copies: copying(kept, lambda state: state.clone(), copies))
