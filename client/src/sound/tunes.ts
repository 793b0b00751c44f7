/** Tunes: which moment of a game sounds how. */

/** Notes in hertz, one after the other. */
export const TUNES = {
  turn: [587.33, 880],
  step: [392],
  end: [523.25, 659.25, 783.99, 1046.5],
} as const satisfies Record<string, readonly number[]>;
export type Tune = keyof typeof TUNES;

export interface Moment {
  /** Is the person here asked something? */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** How much was told so far. */
  readonly told: number;
}

/** What is heard when one moment follows another; nothing on arriving, and nothing where nothing happened. */
export function tuneBetween(before: Moment | null, now: Moment): Tune | null {
  if (before === null) return null;
  if (now.isOver) return before.isOver ? null : "end";
  if (now.isAsked && !before.isAsked) return "turn";
  return now.told > before.told ? "step" : null;
}
