"""The vocabulary of a game: every action as a verb with its arguments, an id and a text."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import BadNotation, Reason, like


@final
class Domain:
    """A kind of thing that a verb can be said of: buildings, places, seats."""

    def __init__(self, name: str, things: list[str]) -> None:
        self.name: Final = name
        self.things: Final = things

    def names(self, numbers: list[int]) -> list[str]:
        """The names of these things."""
        return [self.things[number] for number in numbers]


@final
class Verb:
    """A word of the notation with up to two arguments; its ids are consecutive."""

    def __init__(self, word: str, first: int, domain: Domain | None, other: Domain | None) -> None:
        self.word: Final = word
        self.domain: Final = domain
        self.other_domain: Final = other
        self.first: Final[i64] = first
        self._step: Final[i64] = len(other.things) if other else 1
        self.texts: Final = _texts(word, domain, other)
        self.end: Final[i64] = first + len(self.texts)

    def of(self, thing: i64) -> i64:
        """The action that says this verb of a thing."""
        return self.first + thing

    def thing(self, action: i64) -> i64:
        """What the action is said of."""
        return action - self.first

    def of_both(self, one: i64, other: i64) -> i64:
        """The action that says this verb of two things."""
        return self.first + one * self._step + other

    def one(self, action: i64) -> i64:
        """The first of the two things that the action is said of."""
        return (action - self.first) // self._step

    def other(self, action: i64) -> i64:
        """The second of the two things that the action is said of."""
        return (action - self.first) % self._step

    def names(self, action: i64) -> bool:
        """Is this action one of this verb's?"""
        return self.first <= action < self.end


def _texts(word: str, domain: Domain | None, other: Domain | None) -> list[str]:
    """The notation of each action of a verb, in id order."""
    if domain is None:
        return [word]
    if other is None:
        return [f"{word} {thing}" for thing in domain.things]
    return [f"{word} {thing} {second}" for thing in domain.things for second in other.things]


@final
class Vocabulary:
    """All actions of a game: id and text. Its length is the size of a learner's mask.

    Ids follow from the order of the verbs: append only.
    """

    def __init__(self) -> None:
        self.texts: Final[list[str]] = []
        self.ids: Final[dict[str, int]] = {}
        self.verbs: Final[list[Verb]] = []

    def __len__(self) -> int:
        return len(self.texts)

    def verb(self, word: str, domain: Domain | None = None, other: Domain | None = None) -> Verb:
        """Add a verb; its ids come after all earlier ones."""
        made = Verb(word, len(self.texts), domain, other)
        for text in made.texts:
            if text in self.ids:
                message = f"two actions are both written '{text}'"
                raise ValueError(message)
            self.ids[text] = len(self.texts)
            self.texts.append(text)
        self.verbs.append(made)
        return made

    def parse(self, text: str) -> int:
        """The action written like this; upper case and extra blanks do not matter."""
        tidy = " ".join(text.lower().split())
        found = self.ids.get(tidy)
        if found is not None:
            return found
        raise no_action(tidy, like(tidy, self.texts))

    def verb_of(self, action: int) -> Verb:
        """The verb that an action belongs to."""
        for verb in self.verbs:
            if verb.names(action):
                return verb
        raise BadNotation(Reason("", "{action} is not the number of an action", {"action": action}))

    def things_of(self, action: int) -> list[str]:
        """The names of the things an action is said of."""
        return self.texts[action].split()[1:]


def no_action(text: str, close: list[str]) -> BadNotation:
    """A refusal of what is no action, with what was perhaps meant."""
    if close:
        return BadNotation(Reason("", "'{text}' is no action of this game; did you mean '{close}'?", {"text": text, "close": close[0]}))
    return BadNotation(Reason("", "'{text}' is no action of this game", {"text": text}))
