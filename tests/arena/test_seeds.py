"""One seed makes one series of games, for ever."""

from midtown.arena.seeds import bot_seed, game_seed


def test_a_seed_means_the_same_games_in_every_version() -> None:
    assert [game_seed(1, number) for number in range(2)] == [16321491304643971414, 14512240895448352642]
    assert [bot_seed(1, 0, seat) for seat in range(2)] == [4585330820673184961, 10430974457111710706]


def test_every_game_and_every_bot_has_a_seed_of_its_own() -> None:
    games = {game_seed(seed, number) for seed in range(30) for number in range(30)}
    bots = {bot_seed(seed, number, seat) for seed in range(30) for number in range(30) for seat in range(5)}

    assert len(games) == 30 * 30
    assert len(bots) == 30 * 30 * 5
    assert games.isdisjoint(bots)


def test_seeds_use_all_their_bits() -> None:
    seeds = [game_seed(0, number) for number in range(200)]

    for bit in range(64):
        assert 60 < sum(seed >> bit & 1 for seed in seeds) < 140
