"""Card text: the lines of a card, rendered from the definition that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core.definition import Condition
from kickdoor.core.ruleset import FREE_OF
from kickdoor.lang import vocabulary
from kickdoor.lang.clauses import SECOND, THIRD, Clauses, Voice
from kickdoor.lang.conditions import (
    All,
    AnyOf,
    FacingMonster,
    FacingMunchkin,
    Not,
    OwnRoll,
    Per,
    RollFailed,
    RollingFor,
    Trait,
)
from kickdoor.lang.filters import Filter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kickdoor.core.definition import Cost, Listener, Modifier, Play

WIDE = ("everyone", "fighters", "main", "helper", "monsters")
"""Scopes of modifiers that are for others than the card's owner, or than the monster."""

NOBODYS_OWN = ("monster", "enhancer", "scene", "rule")
"""Kinds whose conditions are about whoever is concerned."""

OF_THEIR_OWN = ("room", "places", "spare_room", "carried_limit")
"""Numbers with ``of`` that say by themselves what they are about."""

SILENT_PLAYS = ("put", "attach", "curse", "enhance", "join")
"""Default plays that a card's kind says without words, or in words of their own."""


class CardText(Clauses):
    """The lines of one card in one language."""

    def lines(self) -> list[str]:
        """Return what the card says, one sentence or label to a line; a feat in force comes last."""
        definition = self.definition
        if definition.ordinary is not None:
            ordinary = CardText(self.catalogue, definition.ordinary, self.name_of)
            return [*ordinary.lines(), ordinary.feat()]
        lines: list[str] = []
        lines += self._identity()
        lines += [self._sentence(self.modifier(each)) for each in self._written_modifiers()]
        lines += [self._sentence(text) for text in self._qualities(definition.qualities)]
        if definition.kind == "monster":
            lines += self._monster()
        lines += [self._way(each) for each in definition.plays if each.ident not in SILENT_PLAYS]
        lines += [self._way(each) for each in definition.abilities]
        lines += [self._heard(each) for each in definition.listeners]
        if definition.effect >= 0:
            lines += self._effect(definition.effect)
        lines += self._lasting()
        if definition.bad_stuff >= 0:
            lines.append(self._bad_stuff())
        return lines

    def feat(self) -> str:
        """Return the line of what an Epic owner gets from the card, or nothing."""
        feat = self.definition.feat
        if feat is None:
            return ""
        lines = [self._sentence(self.modifier(each)) for each in feat.modifiers]
        lines += [self._sentence(text) for text in self._qualities(feat.qualities)]
        lines += [self._way(each) for each in feat.abilities]
        lines += [self._heard(each) for each in feat.listeners]
        name = self.feat_name()
        label = self.say("epic-named", name=name) if name else self.say("epic")
        replaced = self._replaced(feat.replaces)
        if replaced:
            label = self.say("epic-instead", label=label, names=self.joined("both", replaced))
        return self.say("labelled", label=label, text=" ".join(lines))

    def _replaced(self, names: Sequence[str]) -> list[str]:
        """Return what a feat replaces: names of abilities, and other things that have a word."""
        found = []
        for name in names:
            number = f"number-{name.replace('_', '-')}"
            known = self.ability_name(name)
            if not known and self.catalogue.has(number):
                known = self.say(number)
            if known and known not in found:
                found.append(known)
        return found

    def _label(self, ident: str) -> str:
        """Return the name before the line of an ability: none where the feat has said it."""
        name = self.ability_name(ident)
        return "" if name == self.feat_name() else name

    def sentences(self, number: int) -> list[str]:
        """Return a program upon the reader as sentences."""
        return [self._sentence(text) for text in self.steps(number, Voice())]

    def _effect(self, number: int) -> list[str]:
        """Return what a card does at once: a scene does it to whoever opens it."""
        lines = self.sentences(number)
        if self.definition.kind != "scene":
            return lines
        return [self.say("labelled", label=self.say("opener"), text=" ".join(lines))]

    def _sentence(self, text: str) -> str:
        return self.say("sentence", text=capital(text))

    # What a card is ---------------------------------------------------------------------------

    def _identity(self) -> list[str]:
        """Return the lines that a card's fields make: who may use it, what kind of card it is."""
        definition = self.definition
        lines: list[str] = []
        if definition.rank:
            group = self.word("group", definition.group)
            lines.append(self._sentence(self.say("rank", rank=definition.rank, group=group)))
        if definition.usable_by is not None:
            lines.append(self._sentence(self._usable_by(definition.usable_by)))
        if definition.worn_by:
            lines.append(self._sentence(self.say(f"worn-by-{definition.worn_by}")))
        if definition.kind == "permission" and definition.places:
            group = self.word("group", definition.group)
            lines.append(
                self._sentence(self.say("permission", places=definition.places, group=group))
            )
        if definition.kind == "enhancer":
            lines += self._enhancer()
        lines += self._tags()
        if definition.cheats and definition.kind == "attachment":
            lines.append(self._sentence(self.say("cheats")))
        if any(pick.followers for play in definition.plays for pick in play.picks):
            lines.append(self._sentence(self.say("cheats-followers")))
        if definition.carries:
            lines.append(self._sentence(self.say("carries", count=definition.carries)))
        if definition.cheats and definition.carries:
            lines.append(self._sentence(self.say("carries-any")))
        if isinstance(definition.carries_only, Filter):
            which = self.thing(definition.carries_only, 1, THIRD)
            lines.append(self._sentence(self.say("carries-only", which=which)))
        return lines

    def _tags(self) -> list[str]:
        """Return what a card is marked as, and whose fights it may join for it."""
        definition = self.definition
        lines: list[str] = []
        if definition.rests:
            lines.append(self._sentence(self.say("rests-in")))
        if definition.seen_as:
            lines.append(self._sentence(self.say("seen-as", name=self.name_of(definition.seen_as))))
        for tag in sorted(definition.tags):
            word = self.word("tag", tag)
            lines.append(self._sentence(self.say("has-tag", tag=word)))
            if any(which.tag == tag for which in self._joined()):
                lines.append(self._sentence(self.say("joins", tag=word)))
        for which in self._joined():
            if which.id:
                text = self.say("joins-partner", name=self.name_of(which.id))
                lines.append(self._sentence(text))
        groups = self._groups_under()
        if groups:
            words = self.joined("either", [self.word("group", each) for each in groups])
            lines.append(self._sentence(self.say("onto-identity", groups=words)))
        onto = self._onto()
        if onto is not None:
            lines.append(self._sentence(self.say("onto", which=self.thing(onto))))
        return lines

    def _groups_under(self) -> list[str]:
        """Return the groups of identities on which a card may lie, as far as they have words here."""
        picks = [each for play in self.definition.plays for each in play.picks]
        found = next((each.which for each in picks if each.kind == "identity"), ())
        assert isinstance(found, tuple)
        return [each for each in found if self.catalogue.has(f"group-{each}")]

    def _onto(self) -> Filter | None:
        """Return which items alone a card enhances, or None."""
        for play in self.definition.plays if self.definition.kind == "attachment" else ():
            for pick in play.picks if play.ident == "attach" else ():
                if isinstance(pick.which, Filter) and pick.which != Filter():
                    return pick.which
        return None

    def _joined(self) -> list[Filter]:
        """Return whose fights a monster may join from the hand: those of a tag, or a partner's."""
        plays = [each for each in self.definition.plays if each.ident == "join"]
        return [each.when.which for each in plays if isinstance(each.when, FacingMonster)]

    def _usable_by(self, condition: Condition) -> str:
        barred = isinstance(condition, Not)
        inner = condition.condition if isinstance(condition, Not) else condition
        traits = inner.conditions if isinstance(inner, AnyOf) else (inner,)
        names = [
            self.say(self.trait_message("a-trait", each), name=self.trait_name(each))
            for each in traits
            if isinstance(each, Trait)
        ]
        if len(names) < len(traits):
            return self.say("usable-by", when=self.condition(condition))
        message = "usable-by-no-traits" if barred else "usable-by-traits"
        return self.say(message, names=self.joined("either", names))

    def _enhancer(self) -> list[str]:
        definition = self.definition
        it = self.say("this-monster")
        text = self.enhanced(it, definition.strength, definition.treasures)
        lines = [self._sentence(self.say("enhances", text=text))]
        if definition.tag_given:
            tag = self.word("tag", definition.tag_given)
            lines.append(self._sentence(self.say("enhances-tag", tag=tag)))
            if any(play.ident == "join" for play in definition.plays):
                lines.append(self._sentence(self.say("joins-with", tag=tag)))
        return lines

    def _monster(self) -> list[str]:
        definition = self.definition
        lines: list[str] = []
        if definition.pursues_above:
            text = self.say("pursues-above", level=definition.pursues_above)
            lines.append(self._sentence(text))
        for message, number in (
            ("on-meet", definition.on_meet),
            (
                "on-escape-pursued" if definition.pursues_above else "on-escape",
                definition.on_escape,
            ),
        ):
            if number >= 0:
                effect = self.effect(number, Voice())
                lines.append(self._sentence(self.say(message, text=effect)))
        return lines

    def _bad_stuff(self) -> str:
        sentences = self.sentences(self.definition.bad_stuff)
        text = " ".join(sentences) or self._sentence(self.say("no-bad-stuff"))
        return self.say("labelled", label=self.say("label-bad-stuff"), text=text)

    def _lasting(self) -> list[str]:
        definition = self.definition
        if not definition.lasting:
            return []
        until = definition.lasting_until
        if isinstance(until, Filter):
            text = self.say("lasts-until", which=self.thing(until))
        else:
            text = self.say(f"lasts-{definition.lasting}")
        return [self._sentence(text)]

    # Modifiers and standing rules -------------------------------------------------------------

    def _written_modifiers(self) -> list[Modifier]:
        """Return the modifiers that need words: the plain bonus is a number on the card."""
        definition = self.definition
        found = list(definition.modifiers)
        first = found[0] if found else None
        if definition.kind in ("item", "follower", "attachment") and first is not None:
            plain = (first.number, first.amount, first.when) == (
                "strength",
                definition.strength,
                None,
            )
            if plain and first.scope == "self":
                return found[1:]
        return found

    def modifier(self, modifier: Modifier) -> str:
        """Return a modifier as a clause."""
        for_munchkins = modifier.scope in WIDE and modifier.number != "run_away"
        if self.definition.kind in ("monster", "enhancer") and not for_munchkins:
            return self._monster_modifier(modifier)
        if modifier.number == "room":
            text = self._room(modifier)
        elif modifier.number == "places":
            text = self._places(modifier)
        elif modifier.number in ("spare_room", "carried_limit"):
            text = self._of_sort(modifier)
        elif isinstance(modifier.amount, Per):
            text = self.per(modifier.amount)
            if modifier.number != "strength":
                message = f"mod-{modifier.number.replace('_', '-')}"
                number = self.say(message, amount=modifier.amount.times)
                text = self.say("per-number", number=number, per=text)
        else:
            text = self._own_number(modifier)
        if modifier.of is not None and modifier.number not in OF_THEIR_OWN:
            text = self._items_of(modifier)
        if modifier.scope in WIDE:
            return self._for_many(text, modifier)
        return self._if(text, modifier.when)

    def _places(self, modifier: Modifier) -> str:
        """Return how many more identities of a group one may have."""
        group = self.word("group", getattr(modifier.of, "group", ""))
        message = "mod-places-set" if modifier.layer == "set" else "mod-places"
        return self.say(message, group=group, amount=modifier.amount)

    def _of_sort(self, modifier: Modifier) -> str:
        """Return how many items of a sort one may have, or how many more of several slots."""
        of = modifier.of
        assert isinstance(of, Filter)
        name = f"mod-{modifier.number.replace('_', '-')}"
        if modifier.number == "spare_room":
            slots = [self.word("slot", each) for each in of.any_slot]
            return self.say(name, slots=self.joined("either", slots), amount=modifier.amount)
        name = f"{name}-set" if modifier.layer == "set" else name
        return self.say(name, which=self.thing(of, "all", THIRD), amount=modifier.amount)

    def _room(self, modifier: Modifier) -> str:
        """Return how many items of a slot one may have."""
        of = modifier.of
        assert isinstance(of, Filter)
        message = "mod-room-set" if modifier.layer in ("set", "clamp") else "mod-room"
        many = 1 if modifier.layer == "add" else "all"
        which = self.thing(Filter(slot=of.slot), many, THIRD)
        return self.say(message, which=which, amount=modifier.amount)

    def _items_of(self, modifier: Modifier) -> str:
        """Return how many times the bonuses of some items count."""
        of = modifier.of
        which = self.thing(of if isinstance(of, Filter) else Filter(), "each", THIRD)
        if modifier.number == "items_tagged":
            tag = self.word("tag", modifier.tag)
            return self.say("mod-items-tagged-of", which=which, tag=tag)
        message = f"mod-{modifier.number.replace('_', '-')}-of"
        return self.say(message, which=which, amount=modifier.amount)

    def _for_many(self, text: str, modifier: Modifier) -> str:
        """Return whose number changes, then the change; what is nobody's own asks its conditions of them."""
        who = self.say(f"who-{modifier.scope}")
        if modifier.tag and modifier.number != "items_tagged":
            who = self.thing(Filter(kind="monster", tag=modifier.tag), "all")
        when = modifier.when
        if when is not None and self.definition.kind in NOBODYS_OWN:
            who = self.say("who-with", who=who, predicate=self.condition(when, THIRD))
            when = None
        return self._if(self.say("labelled", label=who, text=text), when)

    def _own_number(self, modifier: Modifier) -> str:
        number = modifier.number.replace("_", "-")
        message = f"mod-{number}"
        if number == "items-tagged":
            return self.say(message, tag=self.word("tag", modifier.tag))
        if modifier.layer == "set" and self.catalogue.has(f"{message}-set"):
            message = f"{message}-set"
        elif modifier.layer != "add":
            name = self.word("number", number)
            return self.say(f"mod-{modifier.layer}", number=name, amount=modifier.amount)
        if number == "strength" and modifier.scope in WIDE:
            message = "mod-strength-of-many"
        elif number == "strength" and self.definition.strength and modifier.when is not None:
            message = "mod-strength-more"
        elif number == "run-away" and modifier.when is not None and self._always_helps_flight():
            message = "mod-run-away-more"
        return self.say(message, amount=modifier.amount)

    def _always_helps_flight(self) -> bool:
        return any(
            each.number == "run_away" and each.when is None for each in self.definition.modifiers
        )

    def _monster_modifier(self, modifier: Modifier) -> str:
        amount = modifier.amount
        if isinstance(amount, Per):
            return self._if(self.per(amount), modifier.when)
        if modifier.scope == "other_monsters":
            tag = self.word("tag", modifier.tag) if modifier.tag else "none"
            text = self.say("mod-others-strength", tag=tag, amount=amount)
            return self._if(text, modifier.when)
        if modifier.number == "strength" and isinstance(modifier.when, FacingMunchkin):
            return self._against(amount, modifier.when.condition)
        message = f"mod-monster-{modifier.number.replace('_', '-')}"
        if modifier.number == "run_away" and modifier.scope == "fighters":
            message += "-all"
        return self._if(self.say(message, amount=amount), modifier.when)

    def _against(self, amount: Any, condition: Condition) -> str:
        if isinstance(condition, Trait):
            name = self.trait_name(condition)
            message = self.trait_message("mod-monster-strength-against", condition)
            return self.say(message, amount=amount, name=name)
        if isinstance(condition, Not) and isinstance(condition.condition, Trait):
            name = self.trait_name(condition.condition)
            message = self.trait_message("mod-monster-strength-against-no", condition.condition)
            return self.say(message, amount=amount, name=name)
        predicate = self.condition(condition, THIRD)
        return self.say("mod-monster-strength-who", amount=amount, predicate=predicate)

    def _if(self, text: str, when: Condition | None) -> str:
        if when is None:
            return text
        return self.say("with-if", text=text, when=self.condition(when, SECOND))

    def _qualities(self, qualities: Mapping[str, tuple[Condition | None, ...]]) -> list[str]:
        found = []
        for name, conditions in qualities.items():
            for when in conditions:
                if name == "ignored-unless" and when is not None:
                    clause = self.say(
                        "cond-facing-munchkin",
                        person=SECOND,
                        predicate=self.condition(when, THIRD),
                    )
                    found.append(self.say("quality-ignored-unless", when=clause))
                else:
                    text = self._quality(name)
                    found.append(self._for_whom(text, when))
        return found

    def _quality(self, name: str) -> str:
        """Return a standing rule as a clause."""
        if name.startswith(FREE_OF):
            group = self.word("group", name.removeprefix(FREE_OF))
            return self.say("quality-free-of", group=group)
        return self.say(f"quality-{name}")

    def _for_whom(self, text: str, when: Condition | None) -> str:
        if when is None:
            return text
        return self.say("op-if", when=self.condition(when), then=text)

    # Plays, abilities and listeners -----------------------------------------------------------

    def _way(self, play: Play) -> str:
        """Return a play or ability as a line, with its name where it has one."""
        picks = {pick.name: pick for pick in play.picks}
        voice = Voice(picks)
        moment, when = self._moment(play)
        cost = self.cost(play.cost)
        victim = next((name for name in ("victim", "player") if name in picks), "")
        if victim:
            voice.victim = self.pick(victim, voice)
        effect = self.effect(play.do, voice)
        if self.opens_with_if(play.do) and moment and not (when or cost):
            text = self.say("play-if", moment=moment, effect=effect)
        else:
            text = self._composed(moment, when, cost, effect)
        text = self._sentence(self._limited(text, play))
        name = self._label(play.ident)
        return self.say("labelled", label=name, text=text) if name else text

    def _composed(self, moment: str, when: str, cost: str, effect: str) -> str:
        if cost and not moment and not when:
            return self.say("labelled", label=cost, text=effect)
        if not moment:
            text = self.say("labelled", label=cost, text=effect) if cost else effect
            return self.say("op-if", when=when, then=text) if when else text
        message = "play" + ("-when" if when else "") + ("-cost" if cost else "")
        return self.say(message, moment=moment, when=when, cost=cost, effect=effect)

    def _moment(self, play: Play) -> tuple[str, str]:
        """Return when a play can be made (nothing for any time by anyone), and if what holds."""
        names = [name for name, (mask, _) in vocabulary.WINDOWS.items() if play.windows & mask]
        by = play.by
        if names == ["die"] and by in ("anyone", "owner"):
            return self._roll(play.when)
        if names == ["caught"] and play.when == OwnRoll():
            return self.say("moment-caught-own"), ""
        when = self.condition(play.when) if play.when is not None else ""
        if names == ["any"] and by == "anyone":
            return "", when
        texts = []
        for name in names:
            message = f"moment-{name}-{by}"
            if not self.catalogue.has(message):
                message = f"moment-{name}-anyone"
            texts.append(self.say(message))
        return self.joined("either", texts), when

    def _roll(self, when: Condition | None) -> tuple[str, str]:
        """Return which rolls may be answered, and what else has to hold."""
        asked = when.conditions if isinstance(when, All) else (when,) if when is not None else ()
        whose, failed, purpose, rest = "any", "no", "", []
        for each in asked:
            match each:
                case RollingFor() if not purpose:
                    purpose = self.word("purpose", each.purpose)
                case OwnRoll():
                    whose = "own" if each.yes else "other"
                case RollFailed() if each.yes:
                    failed = "yes"
                case _:
                    rest.append(self.condition(each))
        moment = self.say("moment-roll", whose=whose, failed=failed)
        if purpose:
            moment = self.say("moment-roll-for", moment=moment, **{"for": purpose})
        return moment, self.joined("both", rest)

    def _limited(self, text: str, play: Play) -> str:
        if not play.limit:
            return text
        limit = self.say(f"limit-{play.per}", times=play.limit)
        if play.each:
            limit = self.say("limit-each", limit=limit)
        other = self.ability_name(play.under) if play.under != play.ident else ""
        if "/" in play.under:
            other = self.name_of(play.under.rsplit("/", 2)[-2])
        if other:
            limit = self.say("limit-under", limit=limit, name=other)
        return self.say("limited", text=text, limit=limit)

    def cost(self, cost: Cost | None) -> str:
        """Return a cost as a clause, or nothing."""
        if cost is None:
            return ""
        if cost.treasures:
            return self.say("cost-treasures")
        if cost.hand:
            return self.say("cost-hand", count=cost.hand)
        if isinstance(cost.item, Filter):
            message = "cost-item-worn" if cost.item.equipped else "cost-item"
            return self.say(message, which=self.thing(cost.item))
        if cost.value:
            return self.say("cost-value", value=cost.value)
        if cost.levels:
            return self.say("cost-levels", count=cost.levels)
        if isinstance(cost.first, Filter):
            which = self.hand_card(cost.first)
            message = "cost-first" if cost.hand_only else "cost-first-any"
            return self.say(message, which=which, more=cost.discard - 1)
        if isinstance(cost.which, Filter):
            return self._cost_of_sort(cost, cost.which)
        message = "cost-discard-hand" if cost.hand_only else "cost-discard"
        return self.say(message, count=cost.discard)

    def _cost_of_sort(self, cost: Cost, which: Filter) -> str:
        """Return a cost that only cards of a sort pay."""
        plain = which.deck and which == Filter(deck=which.deck)
        text = self.say(f"a-{which.deck}-card") if plain else self.thing(which, 1, THIRD)
        place = "hand" if cost.hand_only else "any"
        return self.say("cost-which", count=cost.discard, which=text, **{"from": place})

    def _heard(self, listener: Listener) -> str:
        moment = self._moment_of(listener)
        effect = self.effect(listener.do, Voice())
        if listener.replaces and not self.definition.programs[listener.do]:
            effect = self.say("prevented")
        cost = self.cost(listener.cost)
        if listener.when is not None:
            moment = self.say("hears-if", moment=moment, when=self.condition(listener.when))
        if cost:
            text = self.say("instead-cost", moment=moment, cost=cost, effect=effect)
        else:
            always = "always-if" if self.opens_with_if(listener.do) else "always"
            message = "instead" if listener.optional else always
            text = self.say(message, moment=moment, effect=effect)
        if listener.limit:
            limit = self.say(f"limit-{listener.per}", times=listener.limit)
            if listener.each:
                limit = self.say("limit-each", limit=limit)
            text = self.say("limited", text=text, limit=limit)
        name = self._label(listener.ident)
        line = self._sentence(text)
        return self.say("labelled", label=name, text=line) if name else line

    def _moment_of(self, listener: Listener) -> str:
        """Return what a card hears; what it replaces may be called otherwise."""
        message = f"hears-{listener.event.replace('_', '-')}"
        instead = f"{message}-instead"
        replaced = listener.replaces and self.catalogue.has(instead)
        return self.say(instead if replaced else message)


def capital(text: str) -> str:
    """Return a text with its first letter large, which may stand after a bracket."""
    for place, letter in enumerate(text):
        if letter.isalpha():
            return text[:place] + letter.upper() + text[place + 1 :]
        if letter.isdigit() or letter in "+−":
            return text
    return text
