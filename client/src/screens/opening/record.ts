/** Records: what the head of a game that was begun elsewhere says about who can sit down. */

export interface RecordHead {
  readonly game: string;
  readonly seats: number;
  /** The levels of the automatic players. */
  readonly toms: readonly string[];
}

/** The head of a record, or null if the text is none. */
export function headOf(record: string): RecordHead | null {
  const game = /^game: (\S+) \d+$/m.exec(record)?.[1];
  const options = /^options: (.*)$/m.exec(record)?.[1] ?? "";
  const chosen = new Map(options.split(" ").map((option) => option.split("=", 2) as [string, string]));
  const seats = Number(chosen.get("seats"));
  if (game === undefined || !Number.isInteger(seats) || seats < 1) return null;
  const toms = [...chosen].flatMap(([name, value]) => (name.startsWith("tom-") && value !== "none" ? [value] : []));
  return { game, seats, toms };
}
