/** Moments: what a game looked like after each move, fetched a stretch at a time and kept. */

import type { Moment } from "../wire/messages";

/** How many are fetched together. */
export const STRETCH = 20;

export type Fetch = (ply: number, count: number, eyes: string) => Promise<readonly Moment[]>;

export class Moments {
  readonly #fetch: Fetch;
  readonly #stretches = new Map<string, Promise<readonly Moment[]>>();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** A moment through somebody's eyes; the next stretch is fetched before it is needed. */
  async at(ply: number, eyes: string, last: number): Promise<Moment | undefined> {
    const from = ply - (ply % STRETCH);
    const stretch = this.#stretch(from, eyes);
    if (ply - from > STRETCH / 2 && from + STRETCH <= last) this.#stretch(from + STRETCH, eyes).catch(() => undefined);
    return (await stretch)[ply - from];
  }

  #stretch(from: number, eyes: string): Promise<readonly Moment[]> {
    const name = `${eyes} ${from}`;
    const known = this.#stretches.get(name);
    if (known) return known;
    const fetched = this.#fetch(from, STRETCH, eyes);
    this.#stretches.set(name, fetched);
    fetched.catch(() => this.#stretches.delete(name));
    return fetched;
  }
}
