from pathlib import Path

import pytest

from midtown.core.errors import BadOptions
from midtown.core.options import Correction
from midtown.match.edition_file import read_corrections


def read(tmp_path: Path, text: str) -> tuple[Correction, ...]:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    return read_corrections(path)


def test_corrections_are_read_in_their_order(tmp_path: Path) -> None:
    text = 'school.cost = 2\nhouse.one-per-city = true\nmall.one-per-city = false\n[casino]\npoints = "1*cart"\n'

    assert read(tmp_path, text) == (
        Correction("school", "cost", "2"),
        Correction("house", "one-per-city", "yes"),
        Correction("mall", "one-per-city", "no"),
        Correction("casino", "points", "1*cart"),
    )


BAD_FILES = [
    ("school.cost = ", "is no correction file"),
    ("school = 2", "write the field after school, as in school.cost = 2"),
    ("school.cost = 1.5", "school.cost must be a number, a text or true or false"),
    ("school.cost = [1]", "school.cost must be a number, a text or true or false"),
    ('school.cost = "1; mall.cost=2"', "school.cost must be a number, a text or true or false"),
    ('school.cost = "1\\n2"', "school.cost must be a number, a text or true or false"),
    ("school.cost.deep = 1", "school.cost must be a number, a text or true or false"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD_FILES)
def test_what_is_no_correction_is_refused_with_its_place(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read(tmp_path, text)

    assert sentence in str(refusal.value)
    assert "box.toml" in str(refusal.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")

    with pytest.raises(BadOptions, match="cannot be opened: No such file"):
        read_corrections(tmp_path / "nothing")
    with pytest.raises(BadOptions, match="is no correction file"):
        read_corrections(tmp_path / "picture")
