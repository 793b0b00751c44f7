"""The pictures of the screens hang on one page, by screen, theme and width."""

import re

from tests.page.gallery import Picture, gallery

NAMES = ["rules-the-city-390-light", "start-1280-light", "rules-the-city-1920-light", "start-1280-dark"]


def test_every_picture_hangs_with_its_screen_by_theme_and_width() -> None:
    page = gallery([Picture.named(name) for name in NAMES])

    assert re.findall(r"<h2>(.*)</h2>", page) == ["rules-the-city", "start"]
    assert re.findall(r'<img src="pictures/(.*?)\.png"', page) == [NAMES[0], NAMES[2], "start-1280-dark", "start-1280-light"]
    assert re.findall(r"<figcaption>(.*?)</figcaption>", page) == ["390, light", "1920, light", "1280, dark", "1280, light"]


def test_where_nothing_was_pictured_that_is_said() -> None:
    assert "No pictures were taken." in gallery([])
