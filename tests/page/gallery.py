"""Gallery: all pictures of the screens on one page. `python -m tests.page.gallery` hangs them up in build/artefacts."""

from html import escape
from pathlib import Path
from typing import Final, NamedTuple

ARTEFACTS: Final = Path(__file__).parents[2] / "build" / "artefacts"
PICTURES: Final = ARTEFACTS / "pictures"
PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Midtown: every screen</title>
<style>
  body {{ margin: 2rem; font: 1rem/1.4 sans-serif; background: #ddd; }}
  section {{ margin-block-end: 3rem; }}
  div {{ display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; }}
  figure {{ margin: 0; }}
  img {{ block-size: 16rem; inline-size: auto; box-shadow: 0 0 0.5rem #0006; }}
</style>
<h1>Midtown: every screen</h1>
<nav>{contents}</nav>
{sections}
</html>
"""


class Picture(NamedTuple):
    """A screen at one width, by day or by night."""

    screen: str
    theme: str
    width: int

    @property
    def file(self) -> str:
        return f"{self.screen}-{self.width}-{self.theme}.png"

    @staticmethod
    def named(name: str) -> "Picture":
        """The picture whose file has this name, without its ending."""
        screen, width, theme = name.rsplit("-", 2)
        return Picture(screen, theme, int(width))


def gallery(pictures: list[Picture]) -> str:
    """A page with a section for each screen, and in it a line for each theme with the widths side by side."""
    screens = sorted({picture.screen for picture in pictures})
    return PAGE.format(
        contents=" · ".join([f'<a href="#{escape(screen)}">{escape(screen)}</a>' for screen in screens]) or "No pictures were taken.",
        sections="\n".join([_section(screen, [picture for picture in pictures if picture.screen == screen]) for screen in screens]),
    )


def _section(screen: str, pictures: list[Picture]) -> str:
    themes = sorted({picture.theme for picture in pictures})
    lines = [_line(sorted([picture for picture in pictures if picture.theme == theme])) for theme in themes]
    return f'<section id="{escape(screen)}">\n<h2>{escape(screen)}</h2>\n' + "\n".join(lines) + "\n</section>"


def _line(pictures: list[Picture]) -> str:
    return "<div>" + "".join([_figure(picture) for picture in pictures]) + "</div>"


def _figure(picture: Picture) -> str:
    words = f"{picture.width}, {picture.theme}"
    address = f"pictures/{escape(picture.file)}"
    image = f'<a href="{address}"><img src="{address}" alt="{escape(picture.screen)}, {words}"></a>'
    return f"<figure>{image}<figcaption>{words}</figcaption></figure>"


if __name__ == "__main__":
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    found = [Picture.named(path.stem) for path in PICTURES.glob("*.png")]
    (ARTEFACTS / "index.html").write_text(gallery(found), encoding="utf-8")
