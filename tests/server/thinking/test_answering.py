"""What players and the host are told of a crash."""

import pytest

from midtown.core.errors import Reason
from midtown.server.thinking.answering import answer_to
from tests.server.thinking.bad_bots import RaisingBot, name_of
from tests.server.thinking.thoughts import thought


@pytest.mark.usefixtures("office")
def test_only_the_host_reads_the_words_of_a_crash(capsys: pytest.CaptureFixture[str]) -> None:
    answer = answer_to(thought(name_of(RaisingBot)))

    assert isinstance(answer, Reason)
    assert "I hold the bank" not in answer.plain()
    assert "ValueError: I hold the bank" in capsys.readouterr().err
