"""Vocabulary: the fixed words of card files, each with the line that editors show for it.

Words that a pack declares (groups, slots, tags, cards) are in :class:`Names`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NewType

from kickdoor.core import definition as masks

if TYPE_CHECKING:
    from kickdoor.lang.mistakes import Spot

CardRef = NewType("CardRef", str)
"""The name of a card: ``ogre`` in the same pack, ``pack/ogre`` in any."""
GroupName = NewType("GroupName", str)
CentreName = NewType("CentreName", str)
SlotName = NewType("SlotName", str)
TagName = NewType("TagName", str)
KindName = NewType("KindName", str)
DeckName = NewType("DeckName", str)
PileName = NewType("PileName", str)
IconName = NewType("IconName", str)
WindowName = NewType("WindowName", str)
EventName = NewType("EventName", str)
ColourName = NewType("ColourName", str)
"""A colour as ``#rrggbb``."""

DECKS = {
    "door": "the Door deck",
    "treasure": "the Treasure deck",
}

KINDS = {
    "monster": "something to fight",
    "curse": "something bad that happens to a player",
    "identity": "what a player is: a class, a race, ...",
    "permission": "lets a player have more of a group, or one without its drawbacks",
    "enhancer": "changes one monster of a fight",
    "item": "something to carry and to wear",
    "one-shot": "an item that is used once",
    "level-card": "gives a level",
    "follower": "somebody who comes along",
    "attachment": "a card that goes onto an item",
    "special": "a card with nothing but plays",
    "scene": "lies in the middle of the table, for everybody",
    "rule": "always holds for everybody, and lies in no deck",
}

DECK_OF_KIND = {
    "monster": "door",
    "curse": "door",
    "identity": "door",
    "permission": "door",
    "enhancer": "door",
    "attachment": "door",
    "scene": "door",
    "item": "treasure",
    "one-shot": "treasure",
    "level-card": "treasure",
    "follower": "treasure",
}

WINDOWS = {
    "combat": (masks.COMBAT, "an open fight that is not lost yet"),
    "opening": (masks.OPENING, "an open fight in which nobody has played or used anything yet"),
    "flight": (masks.FLIGHT, "after the defeat is accepted, before the roll to run away"),
    "own-turn": (masks.OWN_TURN, "any open moment of one's own turn"),
    "own-turn-rest": (masks.OWN_REST, "one's own turn, not in a fight"),
    "rest": (masks.REST, "whenever one is in no fight"),
    "any": (masks.ANY, "any open moment"),
    "curse": (masks.CURSE, "in answer to a curse"),
    "die": (masks.DIE, "in answer to a roll"),
    "caught": (masks.CAUGHT, "after a failed roll to run away, before the Bad Stuff"),
    "setup": (masks.SETUP, "before the first turn"),
    "received": (masks.RECEIVED, "at once, when the card is received"),
}

NUMBERS = {
    "strength": "combat strength",
    "run_away": "what is added to a roll to run away",
    "hand_limit": "how many cards may be kept at the end of the turn",
    "treasures": "Treasures for the fight",
    "levels": "levels for killing the monster",
    "big_limit": "how many Big items may be carried",
    "hands": "how many hands there are to hold items with",
    "dice": "what is added to every roll",
    "sale": "what items are worth when sold, in percent",
    "sale_floor": "what each item counts for at least when sold",
    "sale_above": "what items must be worth more than to count when sold",
    "sale_bonus": "what each item counts for more when sold, or each that fits `of`",
    "sale_times": "how many times items count when sold, or those that fit `of`",
    "sale_once": "what one item a turn counts for more when sold",
    "sale_extra": "what is added to the worth of a whole sale",
    "sale_unit": "what items must be worth together to be sold for a level",
    "enhancer_bonus": "what is added to each enhancer that the owner plays, in the direction in which it points",
    "one_shot_bonus": "what is added to the bonus of one-shots that the owner uses in a fight",
    "bad_stuff_levels": "how many more levels the owner loses by Bad Stuff that costs levels",
    "places": "how many identities of the group in `of` one may have",
    "sale_items": "how many items a turn are sold at the price in `sale`",
    "sale_alone": "what one item is worth, in percent, where no other is sold at a better price",
    "goal": "the level that wins",
    "item_bonus": "how many times the bonuses of items count",
    "grip": "how many hands the items in `of` take",
    "follower_limit": "how many followers one may have",
    "items_tagged": "the tag that items count as having",
    "worn_bonus": "what is added to the bonus of each item in use that has one",
    "rank_room": "how much the ranks of identities may come to beyond the level",
    "spare_room": "how much room there is more in one of the slots in `of`, together",
    "carried_limit": "how many items of the sort in `of` one may have in play",
    "room": "how many items of the slot in `of` one may wear or ride",
}

SWITCHES: dict[str, tuple[int, int] | None] = {
    "goal": (2, 100),
    "start_level": (1, 99),
    "deal_doors": (0, 20),
    "deal_treasures": (0, 20),
    "redraw_doors": (0, 20),
    "redraw_treasures": (0, 20),
    "hand_limit": (0, 99),
    "die": (2, 100),
    "first_player": (0, 6),
    "excess_bigs_given": None,
    "first_player_die": (0, 100),
    "choose_characters": None,
    "escape_roll": (1, 100),
    "sale_unit": (1, 1_000_000),
    "big_limit": (0, 99),
    "follower_limit": (1, 99),
    "nonkill_treasure": None,
    "follower_discard_at_will": None,
    "trade_lock": None,
    "listen_at_the_door": None,
    "shared_victory": None,
    "free_charity_discard": None,
    "sacrifice_beats_no_escape": None,
    "level_only_counts_penalties": None,
    "epic_level": (0, 99),
    "epic_doors": (1, 5),
    "epic_steeds": (0, 9),
    "kill_levels": (1, 99),
    "last_place": None,
}
"""What editions and tables may set: the least and the greatest number, or None for true and false."""

LAYERS = {
    "add": "is added",
    "set": "replaces the number",
    "multiply": "multiplies the number",
    "clamp": "is the most that the number can be",
}

LAYER_OF_NUMBER = {
    "sale": "set",
    "sale_floor": "set",
    "sale_unit": "set",
    "sale_above": "set",
    "sale_alone": "set",
    "item_bonus": "multiply",
    "sale_times": "multiply",
}
"""Numbers that are given whole, unless a card says otherwise."""

UNLIMITED = 99
"""What ``unlimited`` stands for, where a number may be as high as one likes."""

SCOPES = {
    "owner": "the player who has the card (the default on cards in play)",
    "fighter": "the main player of the fight",
    "helper": "the helper in the fight",
    "fighters": "every munchkin in the fight",
    "everyone": "every player",
    "other_monsters": "the other monsters of the fight",
    "monsters": "every monster of a fight",
}

HAND_SLOTS = {"1-hand": 1, "2-hands": 2}
"""The slots of what is held, with the hands that they take of the pack's ``hands``."""

COMPILED_SCOPE = {"owner": "self", "fighter": "main"}
"""Scopes that the compiled card calls otherwise."""

MONSTER_QUALITIES = {
    "no-helper": "nobody can help against it",
    "level-only": "only the level counts against it: no items, no bonuses",
    "bonuses-only": "the level does not count against it",
    "cannot-escape": "nobody can run away from it",
    "auto-escape": "whoever runs away from it gets away without a roll",
    "no-one-shots": "no one-shot item can be used on the munchkin side",
    "outsiders-one-shots-only": "who is not in the fight plays nothing but one-shots, and those for it",
    "ignored-unless": "it is fought only when somebody in the fight meets the condition",
}

CARD_QUALITIES = {
    "wins-ties": "wins a fight when the totals are equal",
    "helper-levels": "gains a level for each monster killed as a helper",
    "sure-footed": "nothing makes it harder for its owner to run away",
    "killed-return": "gets the monsters back into the hand, after a fight, that its owner added to it and that were killed",
    "extra-treasure-on-escape": "draws a Treasure after getting away from a monster, once a fight",
    "curse-proof-at-door": "curses kicked open at the door have no effect",
    "takes-charity": "gets what others give away in Charity, whatever the levels",
    "third-door": "opens one door more where an Epic one's two doors show no monster",
    "hyper-curious": "where an Epic one's two doors show one monster or none, may open as many doors more",
    "no-charity": "gets nothing of what others give away in Charity",
    "asks-once": "may ask only one rival for help in each fight",
    "no-new-monsters": "no monster can be added to a fight that is on",
    "loots-first": "loots every body before all others, whatever the levels",
    "unlooted": "leaves a body that nobody loots",
    "takes-last": "takes another card from what is left of a body after the looting",
    "undimmed": "keeps for good what befell its owner from a pile beside the decks",
    "survives-death": "stays with its owner in death",
    "dulls-item": "the item that it lies on gives nothing, and stays on whoever wears it",
    "left-to-lowest": "goes to the lowest when its owner dies, before the looting",
    "no-item-bonuses": "items give no bonus",
    "inseparable": "its owner can neither sell it nor give it away nor discard it, but in death",
    "owes-helper": "owes whoever helps to win one of the Treasures at least, whatever was agreed",
    "helper-picks-first": "lets a helper who gets Treasures pick them first, whatever was agreed",
    "sees-neighbours": "knows the hands of the players on both sides",
    "unknown-to-monsters": "no monster gets a bonus for what its owner is",
    "hides-partner": "no monster gets a bonus for what the partner of its owner is",
    "unforced": "no card can make its owner help",
    "sheds-excess": "may discard what is over the hand limit instead of giving it away",
    "takes-terms": "answers a request for help with yes or no, and names no terms",
    "sells-in-fights": "may sell items once in each fight that its owner is in",
    "runs-first": "may run from a monster before a partner does",
    "outpaces-partner": "runs after the partner, and gets away from a monster by rolling more than the partner did",
    "picks-roll": "rolls two dice for every roll and picks the one that counts",
    "two-hands-in-one": "holds in one hand what takes two",
    "epic-powers": "has Epic feats at any level, where the table plays on past 10",
    "for-good": "is never given up, paid with, replaced or lost but to a card that lifts it",
    "beyond-reach": "no card and no rival takes it from its owner, who may still part with it",
    "once-only": "comes over nobody twice: a second one of its name is discarded without effect",
    "membership": "lets its owner count as the identity that was declared by it",
    "asks-nobody": "can ask nobody for help",
    "seeks-trouble": "cannot loot the room with a monster in hand",
    "open-to-left": "shows the hand to the player on the left",
    "no-item-bonuses-but-armor": "items other than armor give no bonus",
}

TRIGGERS = {
    "turn_started": "the turn begins",
    "combat_started": "a fight begins",
    "combat_won": "a fight is won",
    "meddled_win": "the owner's own fight is won, in which a rival played or used something for the monsters",
    "helped_win": "a fight is won in which the owner helped",
    "combat_ending": "a fight that the owner was in is over, before its cards are discarded",
    "combat_ended": "a fight that the owner was in has ended",
    "monster_killed": "a monster is killed",
    "escaped": "somebody got away from a monster",
    "caught": "a monster caught somebody",
    "added_caught": "a monster that the owner added to another player's fight caught somebody",
    "refused": "a rival refuses, for the first time in a fight, to help the owner for Treasures",
    "steed_discarded": "another player's steed is discarded",
    "monsters_gone": "a fight is over, anybody's, and monsters of it lie among the discards",
    "enhancers_gone": "a fight is over, anybody's, and an enhancer that the owner played lies among the discards",
    "level_gained": "a level is gained",
    "helped_level": "a level is gained by the player whom the owner helps or just helped to win",
    "level_lost": "a level is lost",
    "identity_lost": "an identity of the owner is lost to a card",
    "item_lost": "an item of the owner is lost to a curse, to Bad Stuff or to its own use",
    "scrapped": "an item of a rival comes to the discards",
    "follower_scrapped": "a follower of a rival comes to the discards",
    "sold": "items of the owner were sold for a level or more",
    "discarded": "cards are discarded",
    "died": "somebody died",
    "rival_died": "another player died",
    "cursed": "a curse hit somebody",
    "curse_landed": "a curse that the owner played hit somebody else",
    "charity": "another player gives cards away in Charity, and has more to give",
    "item_arrived": "an item that a rival plays comes into play, before any use",
    "gift": "one rival gives another a card: in a trade, for help, as charity, or by force of a rule",
    "comes_true": "the condition comes to hold for a player (rules, and what lies in the middle)",
    "turn_ending": "the turn is about to end",
    "rolled": "the owner's roll stands, before anything comes of it",
    "opened": "a card of a pile beside the decks was opened in the middle of the table, by anybody",
    "hurt": "Bad Stuff has happened to the owner, who is alive",
    "routed": "everybody has run from a lost fight that the owner was in, before its cards are discarded",
}

REPLACEMENTS = {
    "draw-up": "a card is about to be drawn for all to see",
    "curse": "a curse is about to work on the player",
    "roll": "the player is about to roll a die",
    "caught": "the Bad Stuff is about to happen to the player",
    "partner-caught": "the Bad Stuff is about to happen to the player's partner",
    "meet": "a monster behind the door is about to be met",
    "loot": "the room is about to be looted",
    "lose-item": "an item is about to be lost",
    "sell-item": "an item that the player sells is about to be discarded",
    "lose-level": "a curse or Bad Stuff is about to cost the player a level; it is saved",
    "convert": "the player is about to become what a card says",
    "death": "the player is about to die",
    "lose-identity": "a card is about to cost the player an identity",
    "one-shot": "a one-shot with a bonus, which the player uses in a fight, is about to work",
    "joining": "a monster is about to join a fight that is on, anybody's",
    "card-against": "a card that another player plays against the player in a fight is about to work",
    "opening": "a card of a pile beside the decks is about to be opened, by anybody; it stays there",
}


@dataclass(slots=True)
class Names:
    """The words that packs declare: everything that a card of theirs may refer to.

    ``cards`` maps each id to its kind; ``identities`` maps a group to the names that a condition
    about it may use, the plain one ("human") too, and ``centre`` a group of scenes to theirs.
    """

    pack: str
    groups: dict[str, set[str]] = field(default_factory=dict)
    centre: dict[str, set[str]] = field(default_factory=dict)
    slots: set[str] = field(default_factory=set)
    piles: set[str] = field(default_factory=set)
    tags: set[str] = field(default_factory=set)
    cards: dict[str, str] = field(default_factory=dict)
    spots: dict[str, Spot] = field(default_factory=dict)

    def within(self, pack: str) -> Names:
        """Return the same words as a pack sees them, whose cards go by their short names."""
        return replace(self, pack=pack)

    def card(self, name: str) -> str | None:
        """Return the whole id of a card that is called by its whole or short name, or None."""
        if name in self.cards:
            return name
        own = f"{self.pack}/{name}"
        if own in self.cards:
            return own
        fits = [ident for ident in self.cards if ident.endswith(f"/{name}")]
        return fits[0] if len(fits) == 1 else None

    def card_names(self) -> set[str]:
        """Return every name that a card can be called by here."""
        return {ident.rsplit("/", 1)[-1] for ident in self.cards} | set(self.cards)
