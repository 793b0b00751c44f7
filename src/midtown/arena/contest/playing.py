"""Playing: one game of a contest."""

from collections.abc import Sequence

from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.fault import Fault
from midtown.arena.contest.played import Forfeit, Played
from midtown.arena.contest.players import Player
from midtown.arena.contest.seating import seated
from midtown.arena.play import Play
from midtown.core.event import Journal


def play_all(contest: Contest, fixtures: Sequence[Fixture]) -> list[Played]:
    """What comes of some games, one after the other."""
    return [play_game(contest, fixture) for fixture in fixtures]


def play_game(contest: Contest, fixture: Fixture) -> Played:
    """What comes of a game. Whoever fails loses it at once; the others share the victory, since half a game says nothing about them."""
    players = [seated(contest, fixture, seat) for seat in range(contest.options.seats)]
    journal = Journal() if any(player.listens for player in players) else None
    play = Play(contest.game, contest.options, contest.deal_seed(fixture), journal)
    try:
        forfeit = _to_the_end(play, players, contest)
    finally:
        for player in players:
            player.leave(play)
    return _played(fixture, play, players, forfeit)


def _to_the_end(play: Play, players: Sequence[Player], contest: Contest) -> Forfeit | None:
    """Play until the game is over or too long, or somebody has lost by rule."""
    while not play.over and play.is_within(contest.limits):
        _tell(play, players)
        seat = int(play.state.seat)
        try:
            play.take(players[seat].answer(play), seat)
        except Fault as fault:
            return Forfeit(seat, fault.reason.sentence, {name: str(value) for name, value in fault.reason.blanks.items()})
    _tell(play, players)
    return None


def _tell(play: Play, players: Sequence[Player]) -> None:
    """Whoever listens hears what has happened."""
    if play.journal is not None:
        events = play.journal.take()
        for player in players:
            player.hear(events)


def _played(fixture: Fixture, play: Play, players: Sequence[Player], forfeit: Forfeit | None) -> Played:
    result = play.result
    points = list(result.all_points)
    return Played(
        deal=fixture.deal,
        line_up=fixture.line_up,
        points=points,
        ranks=list(result.all_ranks) if forfeit is None else [len(points) if seat == forfeit.seat else 1 for seat in range(len(points))],
        decisions=[player.decisions for player in players],
        seconds=[round(player.seconds, 6) for player in players],
        longest=[round(player.longest, 6) for player in players],
        rounds=play.rounds,
        over=play.over,
        forfeit=forfeit,
    )
