from midtown.core.offer import Offer
from midtown.core.pile import Pile
from midtown.core.vocabulary import Domain, Vocabulary

CARDS = Domain("card", [f"card-{number}" for number in range(60)])
WORDS = Vocabulary()
PASS = WORDS.verb("pass")
LAY = WORDS.verb("lay", CARDS)


def hand_of(*cards: int) -> Pile:
    pile = Pile()
    for card in cards:
        pile.add(card)
    return pile


def test_a_new_offer_is_empty_and_nobodys() -> None:
    offer = Offer()

    assert (offer.ids.to_list(), offer.seat, offer.ply) == ([], -1, -1)


def test_each_different_card_of_a_hand_is_offered_once() -> None:
    offer = Offer()
    offer.add(PASS.first)
    offer.add_each(LAY, hand_of(0, 0, 3, 5, 5, 5))

    assert [WORDS.texts[action] for action in offer.ids.to_list()] == ["pass", "lay card-0", "lay card-3", "lay card-5"]


def test_what_was_offered_last_is_not_new() -> None:
    offer = Offer()
    for card in (3, 3, 5, 3):
        offer.add_new(LAY.first + card)

    assert [LAY.thing(action) for action in offer.ids.to_list()] == [3, 5, 3]


def test_an_empty_hand_offers_nothing() -> None:
    offer = Offer()
    offer.add_each(LAY, Pile())

    assert offer.ids.to_list() == []


def test_a_large_hand_finds_room_after_what_is_offered_already() -> None:
    offer = Offer()
    for action in range(10):
        offer.add(action)
    offer.add_each(LAY, hand_of(*range(60)))

    assert offer.ids.to_list() == [*range(10), *range(1, 61)]


def test_cards_below_a_place_are_not_offered() -> None:
    offer = Offer()
    offer.add_each_above(LAY, hand_of(9, 4, 1, 2, 2), 2)

    assert offer.ids.to_list() == [LAY.of(1), LAY.of(2)]


def test_only_what_was_added_is_offered() -> None:
    offer = Offer()
    offer.add(4)
    offer.add(7)

    assert [action for action in range(-1, 10) if offer.has(action)] == [4, 7]


def test_what_was_offered_before_is_not_offered_still() -> None:
    offer = Offer()
    offer.add(4)
    offer.ids.n = 0

    assert not offer.has(4)
