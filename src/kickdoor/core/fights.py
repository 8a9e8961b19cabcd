"""What happens to a fight: monsters come and go, helpers join and leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, deadliness, standing, strengths, veils, zones
from kickdoor.core.definition import OPENING
from kickdoor.core.events import Event
from kickdoor.core.state import CARDS, NOBODY, Fight, Foe

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Deal


MONSTERS_GONE = "monsters_gone"
"""What everybody hears when a fight is over and its monsters lie among the discards."""


def start(game: Game, main: int) -> Fight:
    """Start a fight in the running turn."""
    fight = Fight(game.state.active, main)
    game.state.fight = fight
    game.state.phase = "combat"
    game.state.dirty |= CARDS
    return fight


def touch(game: Game) -> None:
    """Mark the fight as changed: a closing window starts again."""
    state = game.state
    if state.fight is not None:
        state.fight.revision += 1
        if state.window is not None and state.window.kind == "closing":
            state.window = None


def add_foe(game: Game, card: int, source: str, added_by: int = NOBODY) -> Foe:
    """Move a monster card into the fight."""
    fight = game.state.fight
    assert fight is not None
    zones.move(game, card, source, "fight")
    game.state.received &= ~(1 << card)
    foe = Foe(fight.next_uid, card, NOBODY, added_by, [], 0, 0)
    fight.next_uid += 1
    fight.foes.append(foe)
    touch(game)
    game.emit(Event("monster-joined", added_by, cards=game.names((card,))))
    return foe


def clone_foe(game: Game, foe: Foe, added_by: int) -> Foe:
    """Add a second copy of a monster with its enhancers, a monster of its own from now on."""
    fight = game.state.fight
    assert fight is not None
    twin = Foe(
        fight.next_uid,
        foe.card,
        foe.uid,
        added_by,
        foe.enhancers[:],
        foe.strength,
        foe.treasures,
    )
    fight.next_uid += 1
    fight.foes.append(twin)
    if deadliness.death_added(game, foe):
        deadliness.add_death(game, twin)
    touch(game)
    game.emit(Event("monster-joined", added_by, cards=game.names((foe.card,)), detail="clone"))
    return twin


KILLED_RETURN = "killed-return"
"""The standing rule by which a killed monster goes back to the hand of whoever added it."""


def added_by(foe: Foe) -> int:
    """Return who brought a monster into a fight that was on, or nobody: a copy was not brought."""
    return foe.added_by if foe.clone_of < 0 else NOBODY


def note_killed(game: Game, foe: Foe) -> None:
    """Let a killed monster go back to a hand when the fight ends, where a card says so."""
    fight, seat = game.state.fight, added_by(foe)
    if fight is None or seat < 0 or KILLED_RETURN not in game.rules.qualities:
        return
    if standing.has_quality(game, seat, KILLED_RETURN):
        fight.returning.append((foe.card, seat))


def take_foe_away(game: Game, foe: Foe) -> None:
    """Discard a monster and what modifies it (rule multi-monster-eliminate-one)."""
    fight = game.state.fight
    assert fight is not None
    fight.foes.remove(foe)
    fight.fleeing = [pair for pair in fight.fleeing if pair[1] != foe.uid]
    if not any(other.card == foe.card for other in fight.foes):
        kept = {card for card, _ in fight.returning}
        for card in (*foe.enhancers, foe.card):
            if card in fight.cards and card not in kept:
                zones.discard(game, card, "fight")
    touch(game)


def remove_foe(game: Game, foe: Foe, *, treasure: bool) -> None:
    """Take a monster away without a kill: no level, perhaps its Treasures when all is over."""
    fight = game.state.fight
    assert fight is not None
    if treasure:
        fight.treasures += strengths.foe_treasures(game, fight, foe)
    game.emit(Event("monster-removed", cards=game.names((foe.card,))))
    take_foe_away(game, foe)


def kill_foe(game: Game, foe: Foe) -> None:
    """Kill one monster outright: its levels and Treasures are paid when all is over."""
    fight = game.state.fight
    assert fight is not None
    fight.kill_levels += strengths.foe_levels(game, fight, foe)
    fight.treasures += strengths.foe_treasures(game, fight, foe)
    fight.kills += 1 if standing.fought(game, foe) else 0
    game.emit(Event("monster-killed", cards=game.names((foe.card,))))
    note_killed(game, foe)
    take_foe_away(game, foe)


def suffer(game: Game, seat: int, card: int, uid: int) -> None:
    """Put a monster's Bad Stuff on the stack, upon a player; death comes last where it was added."""
    foe = game.state.fight.foe(uid) if game.state.fight is not None else None
    if foe is not None and deadliness.death_added(game, foe):
        changes.kill(game, seat)
    program = game.cards[card].bad_stuff
    changes.run_program(game, card, program, seat, seat, foe=uid, cause="bad-stuff")


def join(game: Game, seat: int, deal: Deal | None, *, forced: bool) -> None:
    """Let a player help."""
    fight = game.state.fight
    assert fight is not None
    fight.helper = seat
    fight.boosts = [each for each in fight.boosts if not _is_lone(game, each)]
    fight.forced = forced
    fight.deal = deal
    touch(game)
    game.emit(Event("helper-joined", seat, to=fight.main, detail="forced" if forced else ""))


def leave(game: Game, seat: int) -> None:
    """Let a helper out of the fight: no roll, no Bad Stuff, no share."""
    fight = game.state.fight
    assert fight is not None
    fight.helper = NOBODY
    fight.forced = False
    fight.deal = None
    fight.fleeing = [pair for pair in fight.fleeing if pair[0] != seat]
    fight.boosts = [boost for boost in fight.boosts if boost[0] != seat]
    touch(game)
    game.emit(Event("helper-left", seat, to=fight.main))


def boost(game: Game, target: int, amount: int, card: int) -> None:
    """Add a bonus to a player or a side until the fight ends."""
    fight = game.state.fight
    assert fight is not None
    fight.boosts.append((target, amount, card))
    touch(game)
    game.emit(Event("boosted", amount=amount, cards=game.names((card,)), to=target))


def note_lone(game: Game, target: int, card: int) -> None:
    """Note that a bonus is gone when a helper joins."""
    game.state.used[_lone_key(target, card)] = 1


def _is_lone(game: Game, boost: tuple[int, int, int]) -> bool:
    target, _, card = boost
    return _lone_key(target, card) in game.state.used


def _lone_key(target: int, card: int) -> str:
    return f"combat|{target}|lone|{card}|"


def unboost(game: Game, target: int, amount: int) -> None:
    """Take a bonus away again that was given to a player in this fight."""
    fight = game.state.fight
    assert fight is not None
    given = next((each for each in fight.boosts if each[:2] == (target, amount)), None)
    if given is not None:
        fight.boosts.remove(given)
        touch(game)


def clear(game: Game) -> None:
    """End the fight: discard all that lies in it and the curses that lasted as long.

    Rules combat-end-discard-all, run-away-after-all-discard.
    """
    state = game.state
    fight = state.fight
    assert fight is not None
    for item, owner in fight.borrowed:
        for seat, player in enumerate(state.players):
            if item in player.table and seat != owner and state.players[owner].alive:
                state.equipped &= ~(1 << item)
                for card in (item, *changes.all_on(game, item)):
                    zones.move(game, card, f"table:{seat}", f"table:{owner}")
    for card, seat in fight.returning:
        if card in fight.cards and state.players[seat].alive:
            zones.move(game, card, "fight", f"hand:{seat}")
            changes.receive(game, [card])
    _note_monsters(game, fight)
    zones.discard_all(game, fight.cards, "fight")
    veils.clear(game)
    for seat in fight.fighters():
        for card in list(state.players[seat].table):
            if game.cards[card].lasting == "fight":
                changes.discard_from_table(game, seat, card)
    state.fight = None
    state.window = None
    state.dirty |= CARDS
    game.emit(Event("combat-ended", fight.main))
    for seat in reversed(fight.fighters()):
        game.wake("combat_ended", seat)
    _tell_of_enhancers(game)
    _tell_of_monsters(game)


def _note_monsters(game: Game, fight: Fight) -> None:
    """Note which monsters are about to be discarded, where some card hears of it."""
    for card in fight.cards if MONSTERS_GONE in game.rules.heard else ():
        if game.cards[card].kind == "monster":
            game.state.used[gone_key(card)] = 1


def _tell_of_monsters(game: Game) -> None:
    """Let everybody hear that a fight's monsters lie among the discards."""
    state = game.state
    if MONSTERS_GONE not in game.rules.heard:
        return
    if any(gone_key(card) in state.used for card in state.door_discards):
        for seat, player in enumerate(state.players):
            if player.alive:
                game.wake(MONSTERS_GONE, seat)


ENHANCERS_GONE = "enhancers_gone"
"""What somebody hears when a fight is over and an enhancer that he played in it lies among the discards."""


def note_enhancer(game: Game, seat: int, card: int) -> None:
    """Note who played an enhancer, where some card asks."""
    if ENHANCERS_GONE in game.rules.heard:
        game.state.used[enhanced_key(seat, card)] = 1


def spent_enhancers(game: Game, seat: int) -> list[int]:
    """Return the enhancers among the discards that a player played in the fight that ended last."""
    used = game.state.used
    return [card for card in game.state.door_discards if enhanced_key(seat, card) in used]


def _tell_of_enhancers(game: Game) -> None:
    if ENHANCERS_GONE not in game.rules.heard:
        return
    for seat, player in enumerate(game.state.players):
        if player.alive and spent_enhancers(game, seat):
            game.wake(ENHANCERS_GONE, seat)


def enhanced_key(seat: int, card: int) -> str:
    """Return under what it is noted that a player played an enhancer in this fight."""
    return f"combat|{seat}|enhanced||{card}"


def asked_key(seat: int) -> str:
    """Return under what it is noted that a player has asked somebody for help in this fight."""
    return f"combat|{seat}|asked||"


def refused_key(seat: int, by: int) -> str:
    """Return under what it is noted that a rival refused to help a player for Treasures."""
    return f"combat|{seat}|refused||{by}"


def refusals(game: Game, seat: int) -> int:
    """Return how many rivals refused to help a player for Treasures in the own fight."""
    fight = game.state.fight
    if fight is None or fight.main != seat:
        return 0
    return sum(
        game.state.used.get(refused_key(seat, by), 0) for by in range(len(game.state.players))
    )


def refuser_key(seat: int) -> str:
    """Return under what it is noted who refused last to help a player, plus one."""
    return f"combat|{seat}|refuser||"


def spoils_key() -> str:
    """Return under what it is noted for whom a fight is fought by somebody else, plus one."""
    return "combat||spoils||"


def gone_key(card: int) -> str:
    """Return under what it is noted that a monster was in the fight that ended last."""
    return f"combat||gone||{card}"


def fled_key(seat: int) -> str:
    """Return under what it is noted from how many monsters of the fight a player got away."""
    return f"combat|{seat}|fled||"


def caught_key(seat: int) -> str:
    """Return under what it is noted that a monster of the fight caught a player."""
    return f"combat|{seat}|caught||"


def again_key(seat: int) -> str:
    """Return under what it is noted that a turn is followed by another of the same player.

    1: it will be; 2: this is the second one.
    """
    return f"again|{seat}"


def sharing_key(seat: int) -> str:
    """Return under what it is noted that a player is given cards in this turn's Charity, too."""
    return f"turn|{seat}|sharing||"


def sent_key(seat: int) -> str:
    """Return under what it is noted that a player has passed on a monster of this fight."""
    return f"combat|{seat}|sent-on||"


def helped_key(seat: int) -> str:
    """Return under what it is noted that a player has helped to win a fight in this turn."""
    return f"turn|{seat}|helped-win||"


DEATHS = "combat||deaths||"
"""Under what it is counted how many have died in this fight."""


def note_death(game: Game) -> None:
    """Count a death in the fight that is on, where some card hears of deaths."""
    if game.state.fight is not None and "died" in game.rules.heard:
        game.state.used[DEATHS] = game.state.used.get(DEATHS, 0) + 1


ROUTED = "routed"
"""What those hear who have run from a lost fight and live."""


def prey_key(seat: int, uid: int) -> str:
    """Return under what it is noted that a monster of the fight has caught a player."""
    return f"combat|{seat}|prey||{uid}"


def unaided_key(seat: int) -> str:
    """Return under what it is noted that nobody can help a player in this fight."""
    return f"combat|{seat}|unaided||"


def unaided(game: Game) -> bool:
    """Tell whether the main player of the fight has done without help."""
    fight = game.state.fight
    return fight is not None and unaided_key(fight.main) in game.state.used


FREE_UNIT = 1000
"""How a pair (seat, monster uid) is written as one number in the flight's locals."""


PLAYS = f"combat|{NOBODY}|plays||"
"""Under what it is noted that something was played or used in this fight."""


def note_play(game: Game, seat: int, card: int) -> None:
    """Note that a card was played or an ability used, and who used up an item, where a card asks."""
    if game.state.fight is None:
        return
    if game.rules.moments & OPENING:
        game.state.used[PLAYS] = 1
    if game.rules.counts_used and game.cards[card].kind == "one-shot":
        game.state.used[used_up_key(seat, card)] = 1


def used_up_key(seat: int, card: int) -> str:
    """Return under what it is noted that a player has used up a card in this fight."""
    return f"combat|{seat}|used-up|{card}|"


def used_in_fight(game: Game, seat: int) -> list[int]:
    """Return the one-shots that a player has used in the fight that is on, and is in."""
    fight = game.state.fight
    if fight is None or seat not in fight.fighters():
        return []
    return [card for card in fight.cards if used_up_key(seat, card) in game.state.used]


MEDDLED_WIN = "meddled_win"
"""What the main player hears who won a fight in which a rival played or used something for the monsters."""


def meddled_key(seat: int) -> str:
    """Return under what it is noted that a player has played or used something for the monsters."""
    return f"combat|{seat}|meddled||"


def meddled(game: Game, main: int) -> bool:
    """Tell whether anybody but the main player has done something for the monsters of the fight."""
    rivals = (seat for seat in range(len(game.state.players)) if seat != main)
    return any(meddled_key(seat) in game.state.used for seat in rivals)


def backed_key(seat: int) -> str:
    """Return under what it is noted how many Treasures a win of this fight brings to a player."""
    return f"combat|{seat}|backed||"


def faster_key(seat: int) -> str:
    """Return under what it is noted how much a player's next roll to run away gets more."""
    return f"combat|{seat}|faster||"


def two_dice_key(seat: int) -> str:
    """Return under what it is noted that the next roll to run away is made with two dice."""
    return f"combat|{seat}|two-dice||"


def slipped_key(seat: int) -> str:
    """Return under what it is noted that a player has slipped out of the fight."""
    return f"combat|{seat}|slipped||"


def consoled_key(seat: int) -> str:
    """Return under what it is noted that a kill is worth a level to a player who has to flee."""
    return f"combat|{seat}|consoled||"


def frozen_key(seat: int) -> str:
    """Return under what it is noted that a player plays and uses nothing in this fight any more."""
    return f"combat|{seat}|frozen||"


def barred_key(seat: int) -> str:
    """Return under what it is noted that a player plays no more cards in this fight."""
    return f"combat|{seat}|barred||"
