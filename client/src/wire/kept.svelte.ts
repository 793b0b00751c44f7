/** Kept: the tables that this device has keys to. They stay in this browser and are never part of an address that is sent. */

import type { JoinedTable, OpenedTable, Seat } from "./messages";
import type { Table } from "./table";

/** What a link tells whoever follows it: where he may sit, what is played, and who asks him. */
export interface Invited {
  readonly table: string;
  readonly invitation: string;
  readonly game: string;
  readonly host: string;
}

export interface KeptTable {
  readonly table: string;
  readonly game: string;
  /** The keys of the people at this device, by seat. */
  readonly keys: Readonly<Record<string, string>>;
  readonly watch?: string;
  readonly owner?: string;
  /** Those that whoever opened the table has to give away, by seat. */
  readonly invitations?: Readonly<Record<string, string>>;
  /** One that was followed and not used yet. */
  readonly invited?: { readonly invitation: string; readonly host: string };
  /** What everybody at the table was called when it was last looked at. */
  readonly names?: readonly string[];
  readonly phase?: Table["phase"];
  /** When it was last looked at. */
  readonly at: number;
}

const KEPT_AS = "midtown.tables";
const MOST = 50;

class Kept {
  #tables: readonly KeptTable[] = $state.raw(read());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEPT_AS) this.#tables = read();
    });
  }

  /** The last one first. */
  get tables(): readonly KeptTable[] {
    return this.#tables;
  }

  find(table: string): KeptTable | undefined {
    return this.#tables.find((each) => each.table === table);
  }

  opened(game: string, { table, keys, watch, owner, invitations }: OpenedTable): void {
    this.keep({ table, game, keys, watch, owner, invitations, at: Date.now() });
  }

  /** Keep what is known of a table with what was known before; it comes first. */
  keep(kept: Partial<KeptTable> & Pick<KeptTable, "table">): void {
    const all = read();
    const before = all.find((each) => each.table === kept.table);
    const others = all.filter((each) => each !== before);
    const after = { game: "", keys: {}, ...before, ...kept, at: Date.now() };
    this.#write([after, ...others].slice(0, MOST));
  }

  /** An invitation was followed; it can be used once, now or later. */
  followed({ table, invitation, game, host }: Invited): void {
    this.keep({ table, game, invited: { invitation, host } });
  }

  /** Somebody has sat down with an invitation. */
  joined(table: string, { seat, key }: JoinedTable): void {
    const { invited: _, keys = {}, ...before } = this.find(table) ?? {};
    this.forget(table);
    this.keep({ ...before, table, keys: { ...keys, [seat]: key } });
  }

  /** A key that came with a link: until the table says to which seat it leads, it is one for spectators. */
  keepLink(table: string, key: string): void {
    if (!Object.values(this.find(table)?.keys ?? {}).includes(key)) this.keep({ table, watch: key });
  }

  /** Keep what a key turned out to lead to, and how the table looks. */
  seen({ setting, seat, seats, phase }: Table, key: string, names: readonly string[]): void {
    const { watch, keys = {}, invitations = {}, ...before } = this.find(setting.name) ?? {};
    const open = Object.entries(invitations).filter(([each]) => isOpen(seats[Number(each)]));
    const others = watch === undefined || watch === key ? {} : { watch };
    const leadsTo = seat === null ? { watch: key, keys } : { ...others, keys: { ...keys, [seat]: key } };
    this.forget(setting.name);
    this.keep({
      ...before,
      table: setting.name,
      game: setting.game,
      phase,
      names,
      ...leadsTo,
      invitations: Object.fromEntries(open),
    });
  }

  /** The same people with the same keys at another table, everybody one seat further. */
  moveOn(from: string, table: string, seats: number): void {
    const before = this.find(from);
    if (!before || this.find(table)) return;
    const { game, watch, owner } = before;
    const keys = Object.fromEntries(
      Object.entries(before.keys).map(([seat, key]) => [String((Number(seat) + seats - 1) % seats), key]),
    );
    this.keep({ table, game, keys, ...(watch && { watch }), ...(owner && { owner }) });
  }

  forget(table: string): void {
    this.#write(read().filter((each) => each.table !== table));
  }

  #write(tables: readonly KeptTable[]): void {
    this.#tables = tables;
    localStorage.setItem(KEPT_AS, JSON.stringify(tables));
  }
}

/** Can an invitation to this seat still be used? A bot may play there until somebody comes. */
function isOpen(seat: Seat | undefined): boolean {
  return seat !== undefined && (seat.taken === false || Boolean(seat.bot));
}

function read(): KeptTable[] {
  return JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]") as KeptTable[];
}

export const kept = new Kept();
