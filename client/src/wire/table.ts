/** Table: all that the own seat, or a spectator, knows now; an update with nothing left out. */

import type { Fairness, Offered, Outcome, Seat, Setting, Told, Update } from "./messages";

export interface Table {
  readonly version: number;
  readonly phase: Update["phase"];
  readonly setting: Setting;
  readonly seats: readonly Seat[];
  /** The own seat; null for spectators. */
  readonly seat: number | null;
  readonly view: Readonly<Record<string, unknown>>;
  readonly choices: readonly Offered[];
  /** The version in which these choices arose. */
  readonly asked: number;
  /** Can the own last answer be taken back without asking? */
  readonly undo: boolean;
  readonly votes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly fairness: Fairness | null;
  readonly result: Outcome | null;
  /** The table where the same people play again. */
  readonly rematch: string;
  /** When this was heard, in milliseconds: clocks run on from here. */
  readonly heardAt: number;
}

/** The table as it has become, and what was told about how. */
export interface News {
  readonly table: Table;
  readonly told: readonly Told[];
  /** What was told before is told again. */
  readonly isFromTheStart: boolean;
}

/** The table after an update; null if the update leaves out what was never received. */
export function updated(before: Table | null, update: Update): Table | null {
  const setting = update.table ?? before?.setting;
  if (!setting || (update.same && !before)) return null;
  const kept = update.same && before ? before : asked(update);
  return {
    version: update.version,
    phase: update.phase,
    setting,
    seats: update.seats,
    seat: update.seat ?? null,
    view: { ...before?.view, ...update.view },
    choices: kept.choices,
    asked: kept.asked,
    undo: update.undo ?? false,
    votes: update.votes ?? {},
    fairness: update.fairness ?? before?.fairness ?? null,
    result: kept.result,
    rematch: update.rematch ?? "",
    heardAt: Date.now(),
  };
}

function asked(update: Update): Pick<Table, "choices" | "asked" | "result"> {
  return {
    choices: update.choices ?? [],
    asked: update.asked ?? 0,
    result: update.result ?? null,
  };
}
