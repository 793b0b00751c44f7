/** Company: the people at this device, each with a sitting of his own; only one of them looks at the table at a time. */

import { Sitting } from "../games/sitting.svelte";
import { newSalt } from "../wire/chance";
import type { Place } from "../wire/connection.svelte";
import { kept } from "../wire/kept.svelte";
import { hasASay, subjectOf } from "./people";
import { nextHere } from "./turns";

/** A key, and the seat that it leads to; null for spectators, and while that is not known. */
export interface KeyHere {
  readonly seat: number | null;
  readonly key: string;
}

export class Company {
  readonly #table: string;
  readonly #sittings: readonly (KeyHere & { readonly sitting: Sitting })[];
  #looking = $state(0);
  /** Is the table covered, until the next person says that he looks? */
  isCovered = $state(false);
  /** What the people here have agreed on, until all of their seats have said so. */
  #agreed: Readonly<Record<string, string>> = $state.raw({});

  constructor(table: string, keys: readonly KeyHere[]) {
    this.#table = table;
    this.#sittings = keys.map((place) => ({ ...place, sitting: new Sitting({ table, key: place.key }) }));
    this.isCovered = this.isShared;
  }

  /** Do several people play at this device? */
  get isShared(): boolean {
    return this.#sittings.length > 1;
  }

  /** The table as the one who looks now may know it. */
  get sitting(): Sitting {
    return this.#now.sitting;
  }

  get key(): string {
    return this.sitting.connection.key;
  }

  get place(): Place {
    return { table: this.#table, key: this.key };
  }

  /** The seats of the people here. */
  get seats(): readonly number[] {
    return this.#sittings.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  get looking(): number | null {
    return this.#now.seat;
  }

  /** Who has to look now, if it is somebody else here. */
  get next(): number | null {
    const table = this.sitting.table;
    if (!this.isShared || table === null || this.looking === null) return null;
    return nextHere(table.seats, this.seats, this.looking);
  }

  /** Uncover the table for this person. */
  show(seat: number): void {
    this.#looking = this.#sittings.findIndex((place) => place.seat === seat);
    this.isCovered = false;
    this.sitting.hurry();
  }

  cover(): void {
    this.isCovered = true;
  }

  // --- what the people here decide together ---

  /** Vote for everybody at this device: they can talk to each other. */
  vote(about: string, choice: string): void {
    if (this.isShared && choice !== "no") this.#agreed = { ...this.#agreed, [about]: choice };
    this.#voteAs(this.sitting, about, choice);
  }

  /** Let the others here say what was agreed on, once it is proposed; forget it when it is not proposed any more. */
  follow(): void {
    for (const [about, choice] of Object.entries(this.#agreed)) {
      const isBeingSaid = this.#sittings.map(({ sitting }) => isVotingAbout(sitting, about));
      const isProposed = this.#sittings.some(({ sitting }) => about in (sitting.table?.votes ?? {}));
      if (!isProposed && !isBeingSaid.includes(true)) this.#forget(about);
      this.#sittings.forEach(({ sitting }, place) => {
        if (!isBeingSaid[place] && owesVote(sitting, about)) this.#voteAs(sitting, about, choice);
      });
    }
  }

  #forget(about: string): void {
    this.#agreed = Object.fromEntries(Object.entries(this.#agreed).filter(([each]) => each !== about));
  }

  #voteAs(sitting: Sitting, about: string, choice: string): void {
    sitting.connection.vote(about, choice, about === "rematch" && choice === "yes" ? newSalt() : "");
  }

  /** Come back with the keys that are kept now, wherever another page here has renewed them. */
  followKeys(): void {
    const keys = kept.find(this.#table)?.keys ?? {};
    for (const { sitting } of this.#sittings) {
      const key = keys[sitting.seat ?? -1];
      if (sitting.connection.status === "closed" && key && key !== sitting.connection.key)
        sitting.connection.changeKey(key);
    }
  }

  /** Try again now, as when the network has come back. */
  hurry(): void {
    for (const { sitting } of this.#sittings) sitting.connection.hurry();
  }

  close(): void {
    for (const { sitting } of this.#sittings) sitting.close();
  }

  get #now(): KeyHere & { readonly sitting: Sitting } {
    const now = this.#sittings[this.#looking];
    if (!now) throw new Error("nobody is here");
    return now;
  }
}

function isVotingAbout(sitting: Sitting, about: string): boolean {
  return sitting.connection.pending.some((command) => command.type === "vote" && command.about === about);
}

/** Is something proposed about which this seat has a say, and has not said anything? */
function owesVote({ table }: Sitting, about: string): boolean {
  const ballot = table?.votes[about];
  return (
    table !== null && ballot !== undefined && hasASay(table, ...subjectOf(about)) && !((table.seat ?? -1) in ballot)
  );
}
