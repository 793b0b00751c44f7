import json
from typing import Any

from midtown.core.flow import NOBODY
from midtown.match.dealing import promise_of
from midtown.server.entries import Left, Seated, Voted
from midtown.server.opening import opening
from midtown.server.pace import MINUTE, Pace
from midtown.server.replies import encoded
from midtown.server.requests import Bot, Here, Link, Open
from midtown.server.table.table import Table
from midtown.server.table.telling import Teller, phase_of
from midtown.texts.language import Language
from tests.server.tables import NOON, answer, answer_fully, new_table, people, vote


def told(table: Table, seat: int, since: int = 0, now: int = NOON, lang: str = "en") -> dict[str, Any]:
    """What a seat is sent."""
    teller = Teller(table, Language.load(lang, table.opened.game))
    message: dict[str, Any] = json.loads(encoded(teller.update(seat, since, now)))
    return message


def test_a_seat_is_told_its_own_choices_and_spectators_none() -> None:
    table = new_table()
    answer_fully(table, 0)

    assert "choices" not in told(table, 0)
    assert [choice["action"] for choice in told(table, 1)["choices"]] == [choice.text for choice in table.dealt.choices(1)]
    assert told(table, 1)["asked"] == table.asked_at[1]
    assert "choices" not in told(table, NOBODY)
    assert "undo" not in told(table, NOBODY)


def test_nothing_of_a_secret_answer_reaches_the_others() -> None:
    table = new_table()
    before = [json.dumps(told(table, seat)) for seat in (1, NOBODY)]
    answer(table, 0)

    assert [json.dumps(told(table, seat)) for seat in (1, NOBODY)] == before


def test_who_is_represented_by_a_bot_is_offered_nothing() -> None:
    table = new_table()
    table.apply(Left(0, "greedy"), NOON)

    assert "choices" not in told(table, 0)
    assert told(table, 1)["seats"][0]["bot"] == "greedy"


def test_the_secret_is_promised_before_the_game_and_told_after_it() -> None:
    table = new_table()
    secret = table.opened.secret
    assert told(table, 0)["fairness"] == {"promise": promise_of(secret), "salts": {"0": "salt-0", "1": "salt-1"}}
    assert secret not in json.dumps(told(table, 0))

    for seat in (0, 1):
        vote(table, seat, "end", "yes")
    fairness = told(table, 0, table.version(0))["fairness"]
    assert (fairness["secret"], fairness["seed"]) == (secret, str(table.dealt.seed))


def test_the_last_salt_is_told_with_the_deal_to_those_who_waited_for_it() -> None:
    table = Table("t", opening(Open("the-city", [Here("Ada", "a"), Link()])).entry, NOON)
    waiting = told(table, 0)
    assert waiting["fairness"]["salts"] == {"0": "a"}

    table.apply(Seated(1, "Ben", "b", "lock"), NOON)
    assert told(table, 0, waiting["version"])["fairness"]["salts"] == {"0": "a", "1": "b"}
    assert "fairness" not in told(table, 0, table.version(0))


def test_clocks_show_what_is_left_now() -> None:
    table = new_table(people(2), pace=Pace("live", 5))
    answer_fully(table, 1, NOON + MINUTE)
    seats = told(table, 0, now=NOON + 2 * MINUTE)["seats"]

    assert [seat["clock"] for seat in seats] == [{"left": 3 * MINUTE, "runs": True}, {"left": 4 * MINUTE, "runs": False}]
    assert told(table, 0, now=NOON - MINUTE)["seats"][0]["clock"]["left"] == 5 * MINUTE
    assert told(table, 0, now=NOON + 99 * MINUTE)["seats"][0]["clock"]["left"] == 0


def test_votes_are_told_to_all() -> None:
    table = new_table(people(3))
    vote(table, 1, "end", "yes")

    assert told(table, NOBODY)["votes"] == told(table, 0)["votes"] == {"end": {"1": "yes"}}


def test_the_salts_of_a_rematch_are_not_told_before_all_are_in() -> None:
    table = new_table()
    for seat in (0, 1):
        vote(table, seat, "end", "yes")
    table.apply(Voted(0, "rematch", "yes", "my-new-salt"), NOON)

    assert "my-new-salt" not in json.dumps(told(table, 1))


def test_every_phase_has_its_name() -> None:
    gathering = Table("t", opening(Open("the-city", [Here("Ada", "a"), Link()])).entry, NOON)
    assert phase_of(gathering) == "gathering"
    assert "view" not in told(gathering, 0)

    table = new_table([Here("Ada", "a"), Bot("greedy")])
    assert phase_of(table) == "playing"
    while table.is_played:
        answer(table, table.dealt.owing[0])
    assert phase_of(table) == "over"
    result = table.dealt.result()
    assert result is not None
    assert told(table, NOBODY)["result"]["points"] == list(result.points)

    ended = new_table()
    for seat in (0, 1):
        vote(ended, seat, "end", "yes")
    assert phase_of(ended) == "ended"
    assert "result" not in told(ended, 0)


def test_sentences_come_with_their_blanks_and_in_the_language_that_was_asked_for() -> None:
    table = new_table()
    answer_fully(table, 0)
    answer_fully(table, 1)
    why = table.dealt.why_no_undo(0)
    assert why is not None
    worded = Teller(table, Language.load("de", table.game.name)).worded(why)

    assert worded.sentence == "{seat} has answered since"
    assert worded.blanks == {"seat": 1}
    assert worded.text == "P1 hat seitdem entschieden [TC-2.3]"
