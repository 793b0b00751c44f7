from collections import Counter

import pytest

from midtown.core.chance import SEEDS, Chance, splitmix64
from midtown.core.pile import Pile

SPLITMIX64_OF_1234567 = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
"""As published with the task "Pseudo-random numbers/Splitmix64" of Rosetta Code."""
XOROSHIRO64_STAR_OF_1_2 = [
    2654435771,
    327208753,
    4063491769,
    4259754937,
    261922412,
    168123673,
    552743735,
    1672597395,
    1031040050,
    2755315674,
]
"""As published with the crate rand_xoshiro, made with the authors' program."""
SPLIT_TO_ZERO = SEEDS - 0x9E3779B97F4A7C15
"""The one seed whose first number of the splitmix64 sequence is 0."""
CHI_SQUARE = {2: 13.82, 5: 20.52, 6: 22.46, 23: 49.73, 104: 153.7}
"""What one in a thousand uniform samples exceeds, by degrees of freedom."""


def is_uniform(counts: Counter[int] | Counter[tuple[int, ...]], sorts: int) -> bool:
    expected = counts.total() / sorts
    missing = sorts - len(counts)
    spread = sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected
    return missing >= 0 and spread < CHI_SQUARE[sorts - 1]


def numbers(chance: Chance, count: int = 4) -> list[int]:
    return [int(chance.bits()) for _time in range(count)]


def pile_of(*cards: int) -> Pile:
    pile = Pile()
    for card in cards:
        pile.add(card)
    return pile


def test_seeds_are_spread_by_splitmix64() -> None:
    found, state = [], 1234567
    for _time in range(5):
        state, bits = splitmix64(state)
        found.append(bits)

    assert found == SPLITMIX64_OF_1234567


def test_numbers_are_those_of_xoroshiro64_star() -> None:
    chance = Chance()
    chance.a, chance.b = 1, 2

    assert numbers(chance, 10) == XOROSHIRO64_STAR_OF_1_2


@pytest.mark.parametrize("seed", [0, 1, 1234567, SEEDS - 1])
def test_a_seed_becomes_the_two_halves_of_its_spread(seed: int) -> None:
    chance = Chance(seed)

    assert (chance.b << 32) + chance.a == splitmix64(seed)[1]


def test_no_seed_means_seed_zero() -> None:
    assert numbers(Chance()) == numbers(Chance(0))


def test_reseeding_starts_the_sequence_of_the_seed() -> None:
    chance = Chance(5)
    chance.bits()
    for seed in (7, 0):
        chance.reseed(seed)
        assert numbers(chance) == numbers(Chance(seed))


def test_the_seed_that_spreads_to_nothing_takes_the_next_of_its_sequence() -> None:
    assert splitmix64(SPLIT_TO_ZERO)[1] == 0
    assert numbers(Chance(SPLIT_TO_ZERO)) == numbers(Chance(0))


def test_every_bit_of_the_seed_matters() -> None:
    seeds = [0, *[1 << bit for bit in range(64)]]

    assert len({tuple(numbers(Chance(seed))) for seed in seeds}) == len(seeds)


def test_neighbouring_seeds_begin_differently() -> None:
    assert is_uniform(Counter(int(Chance(seed).below(6)) for seed in range(6000)), 6)


@pytest.mark.parametrize(("sorts", "seed"), [(3, 1), (6, 2), (7, 3), (105, 4)])
def test_every_number_below_is_equally_likely(sorts: int, seed: int) -> None:
    chance = Chance(seed)
    counts = Counter(int(chance.below(sorts)) for _time in range(200 * sorts))

    assert set(counts) <= set(range(sorts))
    assert is_uniform(counts, sorts)


def test_numbers_below_a_large_bound_are_equally_likely() -> None:
    """Without rejection, every third number below 3 * 2 ** 30 would come twice as often."""
    chance = Chance(5)
    counts = Counter(int(chance.below(3 << 30)) % 3 for _time in range(3000))

    assert is_uniform(counts, 3)


def test_whatever_would_spoil_the_balance_is_thrown_away() -> None:
    """More than half of all 32-bit numbers are rejected here, often several in a row."""
    bound = (1 << 31) + 1
    chance, same = Chance(12), Chance(12)
    expected: list[int] = []
    while len(expected) < 200:
        product = int(same.bits()) * bound
        if product % (1 << 32) >= (1 << 32) % bound:
            expected.append(product >> 32)

    assert [int(chance.below(bound)) for _time in range(200)] == expected


def test_there_is_one_number_below_one() -> None:
    chance = Chance(1)

    assert {int(chance.below(1)) for _time in range(20)} == {0}


def test_every_order_of_a_shuffled_pile_is_equally_likely() -> None:
    chance = Chance(6)
    counts: Counter[tuple[int, ...]] = Counter()
    for _time in range(4800):
        pile = pile_of(0, 1, 2, 3)
        chance.shuffle(pile)
        counts[tuple(pile.to_list())] += 1

    assert is_uniform(counts, 24)


def test_shuffling_keeps_the_cards_of_a_deck() -> None:
    pile = pile_of(*range(105))
    Chance(7).shuffle(pile)

    assert pile.to_list() != list(range(105))
    assert sorted(pile.to_list()) == list(range(105))


def test_what_was_taken_is_not_shuffled_in() -> None:
    pile = pile_of(*range(9))
    for _card in range(4):
        pile.pop()
    Chance(8).shuffle(pile)

    assert sorted(pile.to_list()) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("cards", [(), (7,)])
def test_a_pile_without_choice_uses_no_chance(cards: tuple[int, ...]) -> None:
    chance = Chance(9)
    pile = pile_of(*cards)
    chance.shuffle(pile)

    assert pile.to_list() == list(cards)
    assert numbers(chance) == numbers(Chance(9))


def test_an_assigned_generator_goes_on_alike_and_alone() -> None:
    source, target = Chance(10), Chance(11)
    source.bits()
    target.assign(source)
    expected = numbers(source)

    assert numbers(target) == expected
