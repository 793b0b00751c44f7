"""The curve of a course shows each exam, and a line through the means of some."""

import re

from midtown.cli.learning_curve import Exam, drawing, smoothed


def test_a_line_goes_through_means() -> None:
    exams = [Exam(0, 0.0), Exam(10, 0.3), Exam(20, 0.6), Exam(30, 0.3), Exam(40, 0.8)]

    assert [round(exam.share, 3) for exam in smoothed(exams)] == [0.0, 0.3, 0.4, 0.567, 0.8]


def test_more_won_is_drawn_higher_and_later_further_right() -> None:
    drawn = drawing([Exam(0, 0.1), Exam(10, 0.5), Exam(20, 0.9)], "the-city")
    dots = [(float(across), float(up)) for across, up in re.findall(r'cx="([0-9.]+)" cy="([0-9.]+)"', drawn)]

    assert dots == sorted(dots)
    assert [up for _across, up in dots] == sorted([up for _across, up in dots], reverse=True)
    assert ">20</text>" in drawn
