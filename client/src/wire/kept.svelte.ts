/** Kept: the tables that this device has keys to. They stay in this browser and are never part of an address that is sent. */

import type { OpenedTable } from "./messages";

export interface KeptTable {
  readonly table: string;
  readonly game: string;
  /** The keys of the people at this device, by seat. */
  readonly keys: Readonly<Record<string, string>>;
  readonly watch?: string;
  readonly owner?: string;
  readonly invitations?: Readonly<Record<string, string>>;
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

  keep(kept: KeptTable): void {
    const others = read().filter((each) => each.table !== kept.table);
    this.#write([kept, ...others].slice(0, MOST));
  }

  forget(table: string): void {
    this.#write(read().filter((each) => each.table !== table));
  }

  #write(tables: readonly KeptTable[]): void {
    this.#tables = tables;
    localStorage.setItem(KEPT_AS, JSON.stringify(tables));
  }
}

function read(): KeptTable[] {
  return JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]") as KeptTable[];
}

export const kept = new Kept();
