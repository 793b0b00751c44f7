"""Tree: what was tried so far, in rows of numbers."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.pile import append, vec

NONE: Final = -1


@final
class Tree:
    """Places where the seat that searches chose, and the ways that lead on from them.

    A way is an action taken at a place; a place is a question that came up after a way. So the
    seat remembers what it did itself and what it was asked, and nothing of what the others did in secret.
    """

    def __init__(self) -> None:
        self.first_way: vec[i64] = vec[i64]()
        """By place: the way that was found last,"""
        self.question: vec[i64] = vec[i64]()
        """the question there,"""
        self.other_place: vec[i64] = vec[i64]()
        """and another place that the same way leads to."""
        self.visits: vec[i64] = vec[i64]()
        """How often it was reached."""
        self.action: vec[i64] = vec[i64]()
        """By way: what is done,"""
        self.next_way: vec[i64] = vec[i64]()
        """another way from the same place,"""
        self.place: vec[i64] = vec[i64]()
        """a place that it leads to,"""
        self.taken: vec[i64] = vec[i64]()
        """how often it was taken,"""
        self.worth: vec[float] = vec[float]()
        """what it was worth in all,"""
        self.wins: vec[float] = vec[float]()
        """how often it won,"""
        self.leads: vec[float] = vec[float]()
        """and by how many points."""

    def find_place(self, way: i64, question: i64) -> i64:
        """Where this way leads if this is asked next; NONE for nowhere yet."""
        place = self.place[way]
        while place != NONE and self.question[place] != question:
            place = self.other_place[place]
        return place

    def new_place(self, way: i64, question: i64) -> i64:
        """This way led to this question for the first time."""
        place = i64(len(self.question))
        self.first_way = append(self.first_way, NONE)
        self.question = append(self.question, question)
        self.other_place = append(self.other_place, self.place[way])
        self.visits = append(self.visits, 0)
        self.place[way] = place
        return place

    def way_of(self, place: i64, action: i64) -> i64:
        """The way of this action, a new one where it was not offered before."""
        way = self.first_way[place]
        while way != NONE and self.action[way] != action:
            way = self.next_way[way]
        if way == NONE:
            return self.new_way(place, action)
        return way

    def new_way(self, place: i64, action: i64) -> i64:
        """This is offered at a place for the first time; a place of NONE is where the search begins."""
        way = i64(len(self.action))
        self.action = append(self.action, action)
        self.place = append(self.place, NONE)
        self.taken = append(self.taken, 0)
        self.worth = append(self.worth, 0.0)
        self.wins = append(self.wins, 0.0)
        self.leads = append(self.leads, 0.0)
        if place == NONE:
            self.next_way = append(self.next_way, NONE)
        else:
            self.next_way = append(self.next_way, self.first_way[place])
            self.first_way[place] = way
        return way

    def add(self, way: i64, worth: float, win: float, lead: float) -> None:
        """A way was taken once more, and this came of it."""
        self.taken[way] += 1
        self.worth[way] += worth
        self.wins[way] += win
        self.leads[way] += lead

    def mean(self, way: i64) -> float:
        """What a way was worth on average; as much as not where it was never taken."""
        if self.taken[way] == 0:
            return 0.5
        return self.worth[way] / float(self.taken[way])
