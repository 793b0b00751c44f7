/** Replaying: a game that was played, looked at move by move through somebody's eyes. */

import { isGame, type GameName } from "../games/board";
import { namesAt } from "../games/names";
import { OwnBox } from "../games/own-box.svelte";
import type { Stage } from "../games/scene.svelte";
import type { Language } from "../texts/language";
import type { Place } from "../wire/connection.svelte";
import { replayedMoments } from "../wire/http";
import type { Moment, Replay, Seat, Told } from "../wire/messages";
import { Moments } from "./moments";

/** Who looks on: the number of a seat, a spectator, or everybody with open hands. */
export type Eyes = string;
export const WATCH = "watch";
export const OPEN = "open";

export class Replaying implements Stage {
  readonly replay: Replay;
  ply = $state(0);
  eyes: Eyes = $state(OPEN);
  /** The moment as it is shown; the one before until the next is there. */
  moment: Moment | null = $state.raw(null);
  beat = $state(0);
  readonly choices = [];
  readonly chosen = null;
  readonly advice = null;
  readonly box: OwnBox;
  readonly #moments: Moments;
  readonly #names = $derived.by(() => namesAt({ seats: this.replay.seats, setting: this.replay.table }, this.language));

  constructor(place: Place, replay: Replay) {
    this.replay = replay;
    this.box = new OwnBox(place, () => this.game);
    this.#moments = new Moments(async (ply, count, eyes) => (await replayedMoments(place, ply, count, eyes)).moments);
  }

  get last(): number {
    return this.replay.moves.length;
  }

  get game(): GameName {
    const { game } = this.replay.table;
    return isGame(game) ? game : "the-city";
  }

  get view(): unknown {
    return this.moment?.view ?? {};
  }

  get seat(): number | null {
    return /^\d+$/.test(this.eyes) ? Number(this.eyes) : null;
  }

  get names(): readonly string[] {
    return this.#names;
  }

  get language(): Language {
    return this.box.language;
  }

  get told(): readonly Told[] {
    return this.moment?.told ?? [];
  }

  /** Who sat where, and who was to answer. */
  get seats(): readonly Seat[] {
    return this.replay.seats.map((seat, number) => ({ ...seat, owes: this.moment?.owing?.includes(number) ?? false }));
  }

  choose(): void {}

  /** Look at a move, or through other eyes. */
  async look(ply: number, eyes: Eyes = this.eyes): Promise<void> {
    this.ply = Math.max(0, Math.min(this.last, ply));
    this.eyes = this.#known(eyes);
    const wanted = [this.ply, this.eyes] as const;
    const moment = await this.#moments.at(this.ply, this.eyes, this.last);
    if (!moment || wanted[0] !== this.ply || wanted[1] !== this.eyes) return;
    this.moment = moment;
    this.beat += 1;
  }

  #known(eyes: Eyes): Eyes {
    const known = [OPEN, WATCH, ...this.replay.seats.map((_, seat) => String(seat))];
    return known.includes(eyes) ? eyes : OPEN;
  }
}
