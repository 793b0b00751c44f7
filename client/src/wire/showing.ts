/** Showing: how long each piece of news stays before the next one is shown, so that people can follow what others do. */

import type { News } from "./table";

/** Milliseconds, for news at all and for each thing that was told. */
export interface Pace {
  readonly shortest: number;
  readonly forEach: number;
  readonly longest: number;
}

export const PACES = {
  calm: { shortest: 600, forEach: 250, longest: 2_000 },
  quick: { shortest: 200, forEach: 80, longest: 700 },
  instant: { shortest: 0, forEach: 0, longest: 0 },
} as const satisfies Record<string, Pace>;

/** Shows news one after the other; what the person here has done himself, and what was missed, is shown at once. */
export class Showing {
  readonly #show: (news: News) => void;
  readonly #pace: () => Pace;
  #waiting: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (news: News) => void, pace: () => Pace) {
    this.#show = show;
    this.#pace = pace;
  }

  add(news: News): void {
    if (news.isFromTheStart) this.stop();
    this.#waiting.push(news);
    if (this.#timer === undefined) this.#next();
  }

  /** Show everything that waits. */
  hurry(): void {
    const waiting = this.#waiting;
    this.stop();
    for (const news of waiting) this.#show(news);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    const news = this.#waiting.shift();
    this.#timer = undefined;
    if (!news) return;
    this.#show(news);
    const time = news.isFromTheStart ? 0 : this.#time(news);
    if (time > 0) this.#timer = setTimeout(() => this.#next(), time);
    else this.#next();
  }

  #time(news: News): number {
    const { shortest, forEach, longest } = this.#pace();
    return news.told.length === 0 ? 0 : Math.min(shortest + forEach * news.told.length, longest);
  }
}
