/** People: how everybody at a table is, and what can be decided about them. */

import type { Present, Seat } from "../wire/messages";
import type { Table } from "../wire/table";

/** `expected` has not come yet, `represented` lets a bot play, `away` is not connected. */
export type Standing = "bot" | "expected" | "represented" | "late" | "away" | "here";

/** Has somebody sat down? It goes without saying. */
export function isTaken({ taken = true }: Seat): boolean {
  return taken;
}

export function standingOf(seat: Seat, number: number, present: Present | null): Standing {
  if (seat.kind === "bot") return "bot";
  if (!isTaken(seat)) return "expected";
  if (seat.bot) return "represented";
  if (seat.late) return "late";
  return present && !present.seats.includes(number) ? "away" : "here";
}

/** Something that is proposed, as the own seat sees it. */
export interface Ballot {
  readonly about: string;
  /** `undo`, `end`, `away`, `late` or `rematch`. */
  readonly word: string;
  /** Whom it is about. */
  readonly subject: number | null;
  readonly votes: ReadonlyMap<number, string>;
  readonly own: string | null;
  /** Has the own seat a say? */
  readonly isAsked: boolean;
}

export function ballotsOf(table: Table): Ballot[] {
  return Object.entries(table.votes).map(([about, votes]) => {
    const [word, subject] = subjectOf(about);
    return {
      about,
      word,
      subject,
      votes: new Map(Object.entries(votes).map(([seat, choice]) => [Number(seat), choice])),
      own: table.seat === null ? null : (votes[table.seat] ?? null),
      isAsked: hasASay(table, word, subject),
    };
  });
}

export function subjectOf(about: string): [word: string, subject: number | null] {
  const [word = "", seat] = about.split(":");
  return [word, seat === undefined ? null : Number(seat)];
}

/** Does the own seat decide this? About somebody who is late or away, the others do, if there are any. */
export function hasASay(table: Table, word: string, subject: number | null): boolean {
  if (table.seat === null) return false;
  const own = table.seats[table.seat];
  if (word === "rematch") return own !== undefined && own.kind !== "bot";
  if (!own || own.bot) return false;
  if (word !== "late" && word !== "away") return true;
  return subject !== table.seat || othersOf(table).length === 0;
}

/** The other people who play for themselves. */
export function othersOf(table: Table): number[] {
  return table.seats.flatMap((seat, number) =>
    seat.kind !== "bot" && !seat.bot && number !== table.seat ? [number] : [],
  );
}

/** What the own seat may decide about somebody who is late, and nobody has proposed yet. */
export function lateSeats(table: Table): number[] {
  return table.seats.flatMap((seat, number) =>
    seat.late && !(`late:${number}` in table.votes) && hasASay(table, "late", number) ? [number] : [],
  );
}

/** People who are not connected, owe an answer, and about whom nobody has proposed anything. */
export function missedSeats(table: Table, present: Present | null): number[] {
  return table.seats.flatMap((seat, number) => {
    const isMissed = seat.owes && standingOf(seat, number, present) === "away";
    return isMissed && !(`away:${number}` in table.votes) && number !== table.seat && hasASay(table, "away", number)
      ? [number]
      : [];
  });
}
