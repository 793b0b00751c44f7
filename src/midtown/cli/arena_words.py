"""What a contest has shown, in sentences."""

from midtown.arena.contest.questions import Judgement
from midtown.arena.contest.report import ContestReport
from midtown.texts.language import Language


def judgements_said(report: ContestReport, language: Language) -> list[str]:
    """What was to be found out, and whether it was."""
    said = [_judgement(judgement, report.contest.participants, language) for judgement in report.judgements]
    if report.was_stopped:
        said.append(language.sentence("That was enough: the rest of the games was not played."))
    return said


def _judgement(judgement: Judgement, names: list[str], language: Language) -> str:
    first = names[judgement.first]
    if judgement.other is not None:
        blanks = {"first": first, "other": names[judgement.other]}
        if judgement.holds is None:
            return language.sentence("Open: does {first} win more often than {other}?", **blanks)
        return language.sentence("Settled: {first} wins more often than {other}.", **blanks)
    goal = f"{100 * (judgement.goal or 0):g} %"
    if judgement.holds is None:
        return language.sentence("Open: does {first} win {goal} of its games?", first=first, goal=goal)
    if judgement.holds:
        return language.sentence("Settled: {first} wins at least {goal} of its games.", first=first, goal=goal)
    return language.sentence("Settled: {first} wins less than {goal} of its games.", first=first, goal=goal)


def faults_said(report: ContestReport, language: Language) -> list[str]:
    """Who lost games by rule, and why."""
    return [
        language.sentence("{bot} lost {games} games by rule: {reason}", bot=standing.name, games=games, reason=language.reason(reason))
        for standing in report.standings
        for reason, games in standing.faults
    ]


def games_said(report: ContestReport, language: Language) -> list[str]:
    """What was played."""
    contest = report.contest
    said = [
        language.sentence(
            "{games} games of {game}, seed {seed}: {deals} deals, each with {times} line-ups",
            games=report.games,
            game=contest.game_name,
            seed=contest.seed,
            deals=report.deals,
            times=len(contest.line_ups),
        ),
        language.sentence("If all were equal, each would win {share} %.", share=f"{100 * report.standings[0].fair_share:.1f}"),
    ]
    if contest.think is not None:
        said.append(language.sentence("{seconds} s for each decision", seconds=f"{contest.think:g}"))
    if report.cut_short:
        said.append(language.sentence("{amount} games cut short", amount=report.cut_short))
    return said


def pace_said(report: ContestReport, language: Language) -> str:
    """How long it took; the only line that differs from run to run."""
    pace = report.pace
    seconds = f"{pace.seconds:.1f}"
    if pace.kept:
        return language.sentence(
            "{games} games in {seconds} s, after {kept} that were kept", games=pace.games, seconds=seconds, kept=pace.kept
        )
    return language.sentence("{games} games in {seconds} s", games=pace.games, seconds=seconds)
