"""The only randomness there is: two small numbers, inside the state or on their own."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile

MASK32: Final = 0xFFFFFFFF
MASK64: Final = 0xFFFFFFFFFFFFFFFF
SEEDS: Final = 1 << 64


def splitmix64(seed: int) -> tuple[int, int]:
    """The next state and the next 64 bits of the splitmix64 sequence, which spreads seeds out."""
    state = (seed + 0x9E3779B97F4A7C15) & MASK64
    bits = state
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK64
    return state, bits ^ (bits >> 31)


def derived(seed: int, branch: int) -> int:
    """A seed that belongs to one branch below another seed; mixed on both sides, so that neighbours have nothing in common."""
    return splitmix64(splitmix64(seed)[1] ^ branch)[1]


@final
@mypyc_attr(acyclic=True)
class Chance:
    """xoroshiro64*: the same numbers on every platform, compiled or not."""

    __slots__ = ("a", "b")

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = 0x7B1DCDAF
        self.b: i64 = 0xE220A839
        if seed != 0:
            self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start the sequence that belongs to this seed; every bit of the seed counts."""
        state, bits = splitmix64(seed & MASK64)
        while bits == 0:
            state, bits = splitmix64(state)
        self.a = bits & MASK32
        self.b = bits >> 32

    def bits(self) -> i64:
        """The next 32 random bits; never more than 63 bits in flight."""
        a = self.a
        b = self.b ^ a
        self.a = ((a << 26) & MASK32 | a >> 6) ^ b ^ (b << 9 & MASK32)
        self.b = (b << 13) & MASK32 | b >> 19
        return (a * -0x61C88645) & MASK32

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's rejection)."""
        product = self.bits() * n
        rest = product & MASK32
        if rest < n:
            threshold = (0x100000000 - n) % n
            while rest < threshold:
                product = self.bits() * n
                rest = product & MASK32
        return product >> 32

    def shuffle(self, pile: Pile) -> None:
        """Every order of the pile is equally likely."""
        cards = pile.cards
        last = pile.n - 1
        while last > 0:
            place = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[place]
            cards[place] = card
            last -= 1

    def assign(self, other: "Chance") -> None:
        """Go on as the other one does."""
        self.a = other.a
        self.b = other.b
