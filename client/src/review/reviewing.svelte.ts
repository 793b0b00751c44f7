/** Reviewing: a game that the server thinks about, until it has come to the end of it. */

import { problemWords } from "../screens/problem";
import { speech } from "../texts/speech.svelte";
import type { Place } from "../wire/connection.svelte";
import { review } from "../wire/http";
import type { ReviewedSeat } from "../wire/messages";

const PAUSE = 1_000;

export class Reviewing {
  isBegun = $state(false);
  moves = $state(0);
  done = $state(0);
  seats: readonly ReviewedSeat[] = $state.raw([]);
  problem = $state("");
  readonly #place: Place;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  begin(): void {
    this.isBegun = true;
    this.problem = "";
    void this.#ask();
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const found = await review(this.#place, speech.code);
      this.moves = found.moves;
      this.done = found.done;
      this.seats = found.seats;
      if (found.done < found.moves) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    } catch (failure) {
      this.problem = problemWords(failure);
      this.isBegun = false;
    }
  }
}
