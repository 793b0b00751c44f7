"""All laws, by the moment at which they are looked after."""

from collections.abc import Callable
from typing import Final

from midtown.match.conformance.answering import answers_come_in_any_order, answers_stay_secret_until_all_are_in
from midtown.match.conformance.asking import (
    offered_actions_can_be_played,
    options_are_actions_in_id_order,
    options_name_their_rule,
    other_actions_are_refused_by_a_rule,
    refusals_change_nothing,
    seats_that_owe_nothing_are_refused,
    somebody_is_asked_or_the_game_is_over,
)
from midtown.match.conformance.ending import (
    exports_are_json,
    games_end,
    nobody_plays_after_the_end,
    ranks_follow_from_points,
    results_cover_every_seat,
    rounds_never_go_back,
    scores_add_up,
)
from midtown.match.conformance.hiding import (
    everybody_has_a_view,
    redeals_ask_the_others_anew,
    redeals_can_be_played_out,
    redeals_differ,
    redeals_keep_the_view,
    redeals_repeat_with_their_seed,
    views_are_values,
    views_can_be_shown_in_words,
    words_come_in_parts,
)
from midtown.match.conformance.repeating import (
    another_seed_gives_another_game,
    copies_are_equal,
    copies_are_independent,
    copies_play_on_alike,
    listening_changes_nothing,
    looking_changes_nothing,
    overwritten_states_are_equal,
    the_same_moves_give_the_same_states,
)
from midtown.match.conformance.run import Run, every_agreement_can_be_set_up, options_do_not_change_the_words, texts_can_be_read_back
from midtown.match.conformance.telling import (
    events_can_be_told,
    events_hold_no_secret,
    events_name_their_rule,
    options_hold_no_secret,
    private_events_stay_private,
    refusals_hold_no_secret,
    what_becomes_known_is_marked,
)
from midtown.match.conformance.trial import Trial

BEFORE_PLAY: Final[list[Callable[[Run], None]]] = [
    every_agreement_can_be_set_up,
    texts_can_be_read_back,
    options_do_not_change_the_words,
]
AT_EVERY_POSITION: Final[list[tuple[Callable[[Trial], None], int]]] = [
    (the_same_moves_give_the_same_states, 1),
    (listening_changes_nothing, 1),
    (somebody_is_asked_or_the_game_is_over, 1),
    (games_end, 1),
    (rounds_never_go_back, 1),
    (options_are_actions_in_id_order, 1),
    (options_name_their_rule, 1),
    (everybody_has_a_view, 1),
    (looking_changes_nothing, 1),
    (views_are_values, 1),
    (answers_stay_secret_until_all_are_in, 1),
    (events_name_their_rule, 1),
    (private_events_stay_private, 1),
    (events_can_be_told, 1),
    (copies_are_equal, 1),
    (copies_are_independent, 1),
    (copies_play_on_alike, 1),
    (overwritten_states_are_equal, 4),
    (seats_that_owe_nothing_are_refused, 4),
    (other_actions_are_refused_by_a_rule, 1),
    (refusals_change_nothing, 4),
    (answers_come_in_any_order, 1),
    (redeals_keep_the_view, 1),
    (views_can_be_shown_in_words, 2),
    (words_come_in_parts, 1),
    (redeals_repeat_with_their_seed, 4),
    (redeals_ask_the_others_anew, 2),
    (options_hold_no_secret, 2),
    (refusals_hold_no_secret, 4),
    (what_becomes_known_is_marked, 1),
    (events_hold_no_secret, 2),
    (redeals_can_be_played_out, 16),
]
"""Each with how many positions pass, on average, from one look to the next."""
AT_THE_END: Final = [
    nobody_plays_after_the_end,
    results_cover_every_seat,
    ranks_follow_from_points,
    scores_add_up,
    exports_are_json,
]
AFTER_ALL_GAMES: Final[list[Callable[[Run], None]]] = [
    another_seed_gives_another_game,
    redeals_differ,
]
MOVE: Final = offered_actions_can_be_played

LAWS: Final[dict[str, str]] = {
    law.__name__: str(law.__doc__)
    for law in [*BEFORE_PLAY, *[law for law, _positions in AT_EVERY_POSITION], MOVE, *AT_THE_END, *AFTER_ALL_GAMES]
}
"""The name of every law with its sentence."""
