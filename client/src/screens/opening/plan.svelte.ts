/** Plan: the table that is about to be opened. */

import { newSalt } from "../../wire/chance";
import type { KnownGame, Open, Pace } from "../../wire/messages";
import type { Correction } from "./corrections";
import type { RecordHead } from "./record";

export const KINDS = ["here", "link", "bot", "tom"] as const;
export type Kind = (typeof KINDS)[number];

/** Somebody at the table; what belongs to another kind is remembered, for a change of mind. */
export interface Sitter {
  kind: Kind;
  name: string;
  bot: string;
  level: string;
}

export type PaceKind = "none" | Pace["kind"];

const FIRST_LEVEL = "B4";

export class Plan {
  readonly game: KnownGame;
  readonly #usualBot: string;
  readonly sitters: Sitter[] = $state([]);
  /** What was chosen otherwise than what goes without saying. */
  choices: Readonly<Record<string, string>> = $state.raw({});
  corrections: readonly Correction[] = $state.raw([]);
  pace: PaceKind = $state("none");
  /** Whether people may ask for hints, if something was said about it. */
  #hints: boolean | null = $state(null);
  minutes = $state(20);
  added = $state(10);
  days = $state(2);
  /** The text of a game that was begun elsewhere, and what its head says. */
  #record = $state.raw({ text: "", head: null as RecordHead | null });

  constructor(game: KnownGame, ownName: string, bot: string) {
    this.game = game;
    this.#usualBot = bot;
    this.sitters.push(this.#sitter("here", ownName), this.#sitter("bot"), this.#sitter("link"));
  }

  get head(): RecordHead | null {
    return this.#record.head;
  }

  get fewest(): number {
    return this.game.toms.length > 0 ? 2 : Math.min(...this.game.seats);
  }

  get most(): number {
    return Math.max(...this.game.seats);
  }

  get canGrow(): boolean {
    return !this.head && this.sitters.length < this.most;
  }

  get canShrink(): boolean {
    return !this.head && this.sitters.length > this.fewest;
  }

  /** May people ask for hints? Somebody who plays alone may, unless he forbids it to himself. */
  get hints(): boolean {
    const people = this.sitters.filter(({ kind }) => kind === "here" || kind === "link").length;
    return this.#hints ?? people === 1;
  }

  set hints(allowed: boolean) {
    this.#hints = allowed;
  }

  /** What somebody at this place can be. */
  get kinds(): readonly Kind[] {
    const hasToms = this.game.toms.length > 0 && !this.head;
    return KINDS.filter((kind) => kind !== "tom" || hasToms);
  }

  add(): void {
    if (this.canGrow) this.sitters.push(this.#sitter("bot"));
  }

  remove(place: number): void {
    if (this.canShrink) this.sitters.splice(place, 1);
  }

  move(place: number, by: number): void {
    const [sitter] = this.sitters.splice(place, 1);
    if (sitter) this.sitters.splice(place + by, 0, sitter);
  }

  shuffle(): void {
    for (let place = this.sitters.length - 1; place > 0; place -= 1) {
      this.move(Math.floor(Math.random() * (place + 1)), this.sitters.length - 1);
    }
  }

  /** The seat of whoever sits at this place; null for a Tom, who has none. */
  seatAt(place: number): number | null {
    if (this.sitters[place]?.kind === "tom") return null;
    return this.sitters.slice(0, place).filter((sitter) => sitter.kind !== "tom").length;
  }

  choose(option: string, value: string): void {
    const known = this.game.options.find((each) => each.name === option);
    const others = Object.fromEntries(Object.entries(this.choices).filter(([name]) => name !== option));
    this.choices = value === known?.values[0] ? others : { ...others, [option]: value };
  }

  /** Go on with a game that was begun elsewhere: as many seats as its record has. */
  goOn(text: string, head: RecordHead): void {
    this.#record = { text, head };
    const people = this.sitters.filter((sitter) => sitter.kind !== "tom").slice(0, head.seats);
    while (people.length < head.seats) people.push(this.#sitter("bot"));
    this.sitters.splice(0, this.sitters.length, ...people);
  }

  /** Begin a game of its own after all. */
  beginAnew(): void {
    this.#record = { text: "", head: null };
    while (this.sitters.length < this.fewest) this.sitters.push(this.#sitter("link"));
  }

  /** What is asked of the server; whoever has no name is called as `nameOf` says. */
  open(nameOf: (seat: number) => string): Open {
    const seats = this.sitters.map((sitter, place) => seatFor(sitter, nameOf(this.seatAt(place) ?? 0)));
    const agreed = { pace: this.#paceAsked(), hints: this.hints };
    if (this.head) return { game: this.game.game, seats, ...agreed, record: this.#record.text };
    const corrections = this.corrections.map(([...correction]): [string, string, string] => correction);
    return { game: this.game.game, seats, choices: { ...this.choices }, corrections, ...agreed };
  }

  #paceAsked(): Pace | null {
    if (this.pace === "none") return null;
    if (this.pace === "days") return { kind: "days", amount: this.days };
    return { kind: "live", amount: this.minutes, added: this.added };
  }

  #sitter(kind: Kind, name = ""): Sitter {
    const level = this.game.toms.includes(FIRST_LEVEL) ? FIRST_LEVEL : (this.game.toms[0] ?? "");
    return { kind, name, bot: this.#usualBot, level };
  }
}

function seatFor({ kind, name, bot, level }: Sitter, otherwise: string): Open["seats"][number] {
  switch (kind) {
    case "here":
      return { kind, name: name.trim() || otherwise, salt: newSalt() };
    case "link":
      return { kind, name: name.trim() };
    case "bot":
      return { kind, bot };
    case "tom":
      return { kind, level };
  }
}
