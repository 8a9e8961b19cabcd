"""Defaults: how a card of each kind is played without its author saying so.

These are plays as an author would write them; the compiler reads them like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.lang import forms


class Default(NamedTuple):
    """A play as it would be written, and whether the card leaves its place for it."""

    play: dict[str, Any]
    spends: bool = True


PUT_ITEM = Default(
    {"id": "put", "window": ["own-turn-rest", "received", "setup"], "do": [{"put_item": {}}]},
    spends=False,
)
PUT_IDENTITY = Default(
    {"id": "put", "window": ["own-turn", "received", "setup"], "do": [{"put_identity": {}}]},
    spends=False,
)
PUT_FOLLOWER = Default(
    {"id": "put", "window": ["any", "setup"], "do": [{"put_follower": {}}]},
    spends=False,
)
PUT_SCENE = Default(
    {"id": "put", "window": ["any"], "do": [{"put_scene": {}}]},
    spends=False,
)
PUT_ROOM = Default(
    {"id": "put", "window": ["combat"], "do": [{"put_scene": {}}]},
    spends=False,
)
CURSE = Default(
    {
        "id": "curse",
        "window": "any",
        "picks": [{"player": {}, "name": "victim"}],
        "do": [{"curse": {}}],
    }
)


def level(*, may_win: bool) -> Default:
    """Return a level for a player, the winning one only where the card says so."""
    return Default(
        {
            "id": "level",
            "window": "any",
            "picks": [{"player": {}}],
            "do": [
                {
                    "gain_levels": {
                        "count": 1,
                        "who": "player",
                        **({"may_win": True} if may_win else {}),
                    }
                }
            ],
        }
    )


ENHANCE = Default(
    {"id": "enhance", "window": "combat", "picks": [{"monster": {}}], "do": [{"enhance": {}}]}
)


def attach(*, followers: bool) -> Default:
    """Return a card's way onto an own item, or a follower where it says so."""
    pick = {"item": {}, "of": "you", **({"followers": True} if followers else {})}
    window = ["own-turn-rest", "received"]
    do: list[dict[str, Any]] = [{"attach": {}}]
    return Default({"id": "attach", "window": window, "picks": [pick], "do": do}, spends=False)


def attach_to_identity(groups: Sequence[str]) -> Default:
    """Return a card's way onto an own identity, whenever an identity may be played."""
    return Default(
        {
            "id": "attach",
            "window": ["own-turn", "received", "setup"],
            "picks": [{"identity": list(groups)}],
            "do": [{"attach": {}}],
        },
        spends=False,
    )


def boost(amount: int, *, helps_only: bool) -> Default:
    """Return a bonus to a side of the player's choice, or to the munchkins alone."""
    if helps_only:
        do = [{"boost": {"amount": amount, "side": "munchkins"}}]
        return Default({"id": "boost", "window": "combat", "do": do})
    do = [{"boost": {"amount": amount, "side": "picked"}}]
    return Default({"id": "boost", "window": "combat", "picks": [{"side": True}], "do": do})


def join(tag: str) -> Default:
    """Return a monster's way into the fight of another monster with the same tag."""
    return Default(
        {
            "id": "join",
            "window": "combat",
            "when": {"facing_monster": {"tag": tag}},
            "do": [{"add_monster": {"card": "this"}}],
        }
    )


def join_partner(ident: str) -> Default:
    """Return a monster's way into the fight of another one that is its partner."""
    return Default(
        {
            "id": "join",
            "window": "combat",
            "when": {"facing_monster": {"id": ident}},
            "do": [{"add_monster": {"card": "this"}}],
        }
    )


def join_with(tag: str) -> Default:
    """Return an enhancer's way to bring a monster from the hand into the fight of its like."""
    return Default(
        {
            "id": "join",
            "window": "combat",
            "when": {"facing_monster": {"tag": tag}},
            "picks": [{"hand_card": {"kind": "monster"}}],
            "do": [{"add_monster": {"card": "picked"}}, {"enhance": {"monster": "added"}}],
        }
    )


def plays(form: forms.CardForm, joining: Sequence[str]) -> list[Default]:
    """Return the plays that a card has without their being written."""
    match form.kind:
        case "monster":
            partners = [join_partner(ident) for ident in getattr(form, "joins", ())]
            return [join(tag) for tag in form.tags if tag in joining] + partners
        case "enhancer":
            tag = getattr(form, "tag", "")
            return [ENHANCE, join_with(tag)] if tag in joining else [ENHANCE]
        case "attachment":
            groups = getattr(form, "identities", ())
            if groups:
                return [attach_to_identity(groups)]
            return [attach(followers=bool(getattr(form, "followers", False)))]
        case "level-card":
            return [level(may_win=getattr(form, "may_win", False))]
        case "scene" if getattr(form, "lasting", None):
            return [PUT_ROOM]
        case "one-shot":
            amount = getattr(form, "boost", 0)
            only = getattr(form, "helps_only", None) is not None
            return [PUT_ITEM, boost(amount, helps_only=only)] if amount else [PUT_ITEM]
        case _:
            return list(BY_KIND.get(form.kind, ()))


BY_KIND: dict[str, tuple[Default, ...]] = {
    "curse": (CURSE,),
    "identity": (PUT_IDENTITY,),
    "permission": (PUT_IDENTITY,),
    "item": (PUT_ITEM,),
    "follower": (PUT_FOLLOWER,),
    "scene": (PUT_SCENE,),
}
