/** The City: a view in words, after docs/games/the-city/view.md. */

export interface View {
  readonly seat: number | null;
  readonly round: number;
  readonly hand: readonly string[];
  /** What the own seat has chosen to build, still unseen by the others. */
  readonly chosen: readonly string[];
  /** The own cards that are laid aside: payments, discards, cards under survey. */
  readonly laid_aside: readonly string[];
  readonly own_discards: readonly string[];
  readonly draw_pile: number;
  readonly players: readonly Player[];
}

export interface Player {
  readonly points: number;
  /** In the order they were built. */
  readonly city: readonly string[];
  readonly income: number;
  readonly points_a_round: number;
  /** What each building of the city draws and scores, in the order they were built. */
  readonly income_by_building: readonly number[];
  readonly points_by_building: readonly number[];
  readonly symbols: Readonly<Record<CitySymbol, number>>;
  readonly cards: number;
  readonly to_lay_aside: number;
  readonly discards: number;
}

export type CitySymbol = "car" | "fountain" | "cart";
