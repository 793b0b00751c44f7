/** Points: how many each participant has, whatever the game calls them. */

interface Scored {
  readonly points: number;
}

interface ScoredView {
  readonly players?: readonly Scored[];
  readonly participants?: readonly Scored[];
}

export function pointsOf(view: unknown): readonly number[] {
  const { players, participants } = view as ScoredView;
  return (players ?? participants ?? []).map(({ points }) => points);
}
