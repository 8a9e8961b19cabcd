"""What three people see of one table, say at it, and do with its cards."""

import re

import pytest
from playwright.sync_api import expect

from support.opening import CARDS, PLAYERS, opening

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(180)]

WIDTH, HEIGHT = 1440, 900

STANDS = """() =>
    [...document.querySelectorAll('[data-card], [data-option], .strength [data-value]')]
        .map(e => [e.dataset.handle, e.dataset.card, e.dataset.option, e.dataset.value].join())
"""
"""Every card that is shown, every answer that is offered, every strength."""


def box(locator):
    """Return left, top, right and bottom of what is on the page."""
    found = locator.bounding_box()
    assert found is not None, f"{locator} cannot be seen"
    return (
        found["x"],
        found["y"],
        found["x"] + found["width"],
        found["y"] + found["height"],
    )


def apart(one, other):
    """Tell whether two boxes have no room in common (but for a hair)."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    return right - left < 1 or bottom - top < 1


def inside(inner, outer):
    return all(inner[i] >= outer[i] - 1 for i in (0, 1)) and all(
        inner[i] <= outer[i] + 1 for i in (2, 3)
    )


# -- where everything is ---------------------------------------------------------------------------


@pytest.mark.rules("ui-table-areas", "ui-chat-position", "ui-game-space-centre")
def test_hand_field_stats_chat_and_menu_have_a_place_each_and_share_none(three):
    page = three[0].page
    areas = {
        "hand": box(page.locator(".at-hand")),
        "in play": box(page.locator(".at-mine")),
        "field": box(page.locator(".stage")),
        "stats": box(page.locator(".at-opponents")),
        "chat": box(page.locator(".at-chat")),
        "menu": box(page.get_by_test_id("side-menu")),
        "ribbon": box(page.locator(".at-ribbon")),
    }
    for name, area in areas.items():
        assert inside(area, (0, 0, WIDTH, HEIGHT)), name
        for other, taken in areas.items():
            assert other == name or apart(area, taken), f"{name} lies upon {other}"
    left, top, right, bottom = areas["field"]
    assert left < WIDTH / 2 < right
    assert top < HEIGHT / 2 < bottom
    left, _, right, bottom = areas["chat"]
    assert left > WIDTH / 2
    assert WIDTH - right < 20
    assert HEIGHT - bottom < 20


@pytest.mark.rules(
    "ui-hand-at-bottom", "ui-hand-cards-partly-shown", "lobby-networked-computers", "hand-hidden"
)
def test_everybody_has_the_own_hand_at_the_bottom_with_a_part_of_each_card_shown(three):
    hands = []
    lies = '[data-zone*="table:"] [data-card]'
    open_to_all = (
        three[0].page.locator(lies).evaluate_all("cards => cards.map(card => card.dataset.card)")
    )
    for person in three:
        cards = person.hand.locator("[data-card]")
        ids = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
        assert ids
        hands.append(ids)
        _, top, _, bottom = box(person.hand)
        assert top > HEIGHT * 0.7
        assert HEIGHT - bottom < 20
        for card in cards.all():
            whole = card.bounding_box()
            assert whole is not None
            assert 0 < HEIGHT - whole["y"] < whole["height"] * 0.8, "a part, not the whole"
    for mine, person in zip(hands, three, strict=True):
        for others in hands:
            if others is not mine:
                for ident in set(others) - set(mine) - set(open_to_all):
                    expect(person.page.locator(f'.table [data-card="{ident}"]')).to_have_count(0)


@pytest.mark.rules("ui-in-play-fully-shown", "lobby-networked-computers")
def test_cards_in_play_are_shown_whole_and_face_up(three):
    worn = opening().worn
    ada, ben, _ = three
    card = ada.card(worn, "table:0")
    expect(card).to_contain_text(CARDS[worn].name)
    area = box(card)
    assert inside(area, (0, 0, WIDTH, HEIGHT))
    assert inside(area, box(ada.page.locator('[data-zone="table:0"]')))
    assert apart(area, box(ada.hand))
    expect(ben.page.locator(f'.opponents [data-seat="0"] [data-card="{worn}"]')).to_be_visible()


@pytest.mark.rules("ui-other-players-stats")
def test_a_small_window_for_each_other_player_shows_level_class_race_and_strength(three):
    found = opening()
    ada, ben, cleo = three
    for person, others in ((ada, (1, 2)), (ben, (2, 0)), (cleo, (0, 1))):
        panels = person.page.locator(".opponents [data-seat]")
        seats = panels.evaluate_all("panels => panels.map(panel => panel.dataset.seat)")
        assert seats == [str(seat) for seat in others]
        for seat in others:
            panel = person.page.locator(f'.opponents [data-seat="{seat}"]')
            expect(panel).to_contain_text(PLAYERS[seat])
            expect(panel.locator("[aria-label^='Level 1 of']")).to_be_visible()
            left, top, right, bottom = box(panel)
            assert (right - left) * (bottom - top) < WIDTH * HEIGHT * 0.1
    traits = ada.page.locator('.opponents [data-seat="1"] .traits')
    for ident in found.trait.values():
        expect(traits).to_contain_text(CARDS[ident].name)
    expect(ada.page.locator('.opponents [data-seat="2"] .traits')).to_have_text("nothing special")
    strength = ben.page.locator('.opponents [data-seat="0"] .strength [data-value]')
    expect(strength).to_have_attribute("data-value", str(1 + CARDS[found.worn].strength))


# -- talk ------------------------------------------------------------------------------------------


@pytest.mark.rules("chat-box", "chat-send", "chat-not-private")
def test_what_is_typed_is_sent_by_enter_or_by_send_and_everybody_reads_it(three, onlooker):
    ada, ben, cleo = three
    field = ben.page.get_by_test_id("chat-input")
    field.fill("Whoever reads this owes me a sword")
    field.press("Enter")
    expect(field).to_have_value("")
    field.fill("and a boot")
    ben.page.get_by_test_id("chat-send").click()
    expect(field).to_have_value("")
    for page in (ada.page, ben.page, cleo.page, onlooker):
        lines = page.locator(".at-chat").get_by_test_id("chat-line")
        expect(lines.filter(has_text="Whoever reads this owes me a sword")).to_have_count(1)
        last = lines.filter(has_text="and a boot")
        expect(last).to_have_count(1)
        expect(last).to_contain_text("Ben")
    field.fill("   ")
    field.press("Enter")
    expect(
        ada.page.get_by_test_id("chat-line").filter(has_text=re.compile(r"^\s*Ben\s*$"))
    ).to_have_count(0)


@pytest.mark.rules("chat-purpose-deals", "chat-deals-not-enforced")
def test_a_bargain_in_the_chat_is_talk_and_binds_nobody(three):
    ada, _, cleo = three

    def stands(person):
        return person.page.evaluate(STANDS), person.page.get_by_test_id("prompt").inner_text()

    before = [stands(person) for person in three]
    assert all(shown for shown, _ in before)
    promise = "I help you twice, for your sword and your first born"
    for person in (cleo, ada):
        person.page.get_by_test_id("chat-input").fill(promise)
        person.page.get_by_test_id("chat-input").press("Enter")
    lines = ada.page.get_by_test_id("chat-line").filter(has_text=promise)
    expect(lines).to_have_count(2)
    assert [stands(person) for person in three] == before
    expect(ada.page.get_by_test_id("offer")).to_have_count(0)


# -- the menu of a card ----------------------------------------------------------------------------


@pytest.mark.rules(
    "ui-card-menu-on-click",
    "ui-card-menu-examine",
    "ui-card-menu-discard",
    "ui-card-menu-trade",
    "ui-card-menu-play",
    "ui-card-menu-sell",
)
def test_a_click_on_a_card_opens_a_menu_of_all_that_is_done_with_cards(three):
    ada, ben, _ = three
    goods = opening().goods
    expect(ada.page.get_by_test_id("card-menu")).to_have_count(0)
    menu = ada.menu_of(goods)
    rows = menu.get_by_role("menuitem")
    for word in ("Examine", "Play", "Discard", "Trade", "Sell"):
        expect(rows.filter(has_text=re.compile(rf"^\s*{word}"))).not_to_have_count(0)
    expect(menu.locator('[data-option^="play:"]')).to_be_enabled()
    expect(menu.locator('[data-option^="sell:"]')).to_be_enabled()
    expect(rows.filter(has_text="Discard")).to_have_attribute("aria-disabled", "true")
    expect(menu.locator('[data-absent="discard"]')).to_contain_text("cannot be discarded at will")
    expect(menu.locator('[data-absent="trade"]')).to_contain_text("Only Items in play")
    ada.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)

    barred = ben.menu_of(opening().meddling).locator('[data-refused^="sell:"]')
    expect(barred).to_have_attribute("aria-disabled", "true")
    expect(barred).to_contain_text("on your own turn only")
    ben.page.keyboard.press("Escape")


@pytest.mark.rules("ui-card-menu-examine")
def test_examine_shows_the_card_large_with_its_text_and_gold_value(three):
    ada = three[0]
    goods = opening().goods
    small = ada.card(goods).bounding_box()
    ada.menu_of(goods).get_by_test_id("examine").click()
    dialog = ada.page.get_by_test_id("examine-dialog")
    face = dialog.locator(".face")
    expect(face).to_contain_text(CARDS[goods].name)
    expect(face).to_contain_text(str(CARDS[goods].value))
    assert face.bounding_box()["width"] > 2 * small["width"]
    sizes = face.locator("p").evaluate_all(
        "ps => ps.map(p => parseFloat(getComputedStyle(p).fontSize))"
    )
    assert sizes
    assert min(sizes) >= 16
    ada.page.get_by_test_id("examine-close").click()
    expect(dialog).to_have_count(0)


# -- what is done: these tests change the table, so they come last -----------------------------------


@pytest.mark.rules("ui-card-menu-discard")
def test_discard_in_the_menu_of_a_class_in_play_discards_it(three):
    ada, ben, _ = three
    ident = opening().trait["race"]
    ben.use(ident, "drop:", "table:1")
    ben.page.get_by_test_id("confirm-yes").click()
    expect(ben.card(ident, "table:1")).to_have_count(0)
    traits = ada.page.locator('.opponents [data-seat="1"] .traits')
    expect(traits).not_to_contain_text(CARDS[ident].name)


@pytest.mark.rules("ui-card-menu-trade", "ui-card-menu-play", "ui-game-space-centre")
def test_an_item_is_played_and_traded_from_its_menu_and_the_offer_lies_in_the_middle(three):
    ada, ben, _ = three
    goods = opening().goods
    ada.use(goods, "play:")
    expect(ada.card(goods, "table:0")).to_be_visible()
    expect(ada.card(goods)).to_have_count(0)

    ada.use(goods, "trade:@1", "table:0")
    picks = ada.page.get_by_test_id("picks")
    while not ada.page.get_by_test_id("offer").count():
        picks.locator("[data-option]:enabled").first.click()
        ada.page.wait_for_timeout(100)
    for person in (ada, ben):
        offer = person.page.get_by_test_id("offer")
        expect(offer).to_be_visible()
        assert inside(box(offer), box(person.page.locator(".stage")))


@pytest.mark.rules("ui-game-space-centre", "ui-off-turn-menu", "chat-purpose-deals")
def test_a_fight_takes_place_in_the_middle_and_others_meddle_from_the_menu_left_of_their_cards(
    three,
):
    ada, ben, cleo = three
    ada.choose("kick-open")
    for person in three:
        fight = person.page.get_by_test_id("fight")
        expect(fight).to_be_visible()
        assert inside(box(fight), box(person.page.locator(".stage")))

    menu = box(ben.side)
    assert menu[2] <= box(ben.hand)[0] + 1
    assert menu[2] <= box(ben.page.locator('[data-zone="table:1"]'))[0] + 1
    total = ada.page.get_by_test_id("monster-total")
    before = int(total.get_attribute("data-value"))
    key = f"play:{opening().meddling}"
    ben.side.locator(f'[data-option="{key}"]').click()
    ben.choose(f"{key}>monsters")
    expect(total).not_to_have_attribute("data-value", str(before))
    assert int(total.get_attribute("data-value")) > before

    field = cleo.page.get_by_test_id("chat-input")
    field.fill("Help costs two treasures")
    field.press("Enter")
    lines = ada.page.get_by_test_id("chat-line")
    expect(lines.filter(has_text="Help costs two treasures")).to_be_visible()
