/** Advice: what is asked, what each choice costs and brings now, and why something cannot be chosen. */

import type { Sentence } from "../wire/messages";

export interface Advice {
  readonly question: Sentence;
  readonly prospects: ReadonlyMap<string, Prospect>;
  /** What somebody might want to do and may not, by action. */
  readonly refused: ReadonlyMap<string, Sentence>;
}

/** Figures by their names, such as `cost`, and what there is to say. */
export interface Prospect {
  readonly figures: Readonly<Record<string, number>>;
  /** Figures of every participant. */
  readonly shares: Readonly<Record<string, readonly number[]>>;
  /** What it is about, in notation. */
  readonly things: readonly string[];
  readonly says: Sentence | null;
}
