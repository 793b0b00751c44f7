"""All broken toys by the law that their flaw breaks."""

from typing import Final

from tests.conformance import (
    broken_answering,
    broken_asking,
    broken_ending,
    broken_hiding,
    broken_repeating,
    broken_setting_up,
    broken_telling,
)
from tests.conformance.toys import Toy

MODULES: Final = [broken_setting_up, broken_repeating, broken_asking, broken_answering, broken_hiding, broken_telling, broken_ending]
BROKEN: Final[dict[str, list[type[Toy]]]] = {law: toys for module in MODULES for law, toys in module.FLAWS.by_law.items()}
