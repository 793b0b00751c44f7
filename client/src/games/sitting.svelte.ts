/** Sitting: a live table as it is shown to the person here. */

import { settings } from "../settings.svelte";
import type { Language } from "../texts/language";
import { Connection, type Place, type Socket } from "../wire/connection.svelte";
import type { Advice, Hinted, Offered, Told } from "../wire/messages";
import { PACES, Showing } from "../wire/showing";
import type { News, Table } from "../wire/table";
import { isGame, type GameName } from "./board";
import { namesAt } from "./names";
import { OwnBox } from "./own-box.svelte";
import type { Stage } from "./scene.svelte";

/** How much a hint tells: each time more. */
const LEVELS = ["nudge", "suggestion", "answer"] as const;

export class Sitting implements Stage {
  readonly connection: Connection;
  /** The table as it is shown now; null until the first news. */
  table: Table | null = $state.raw(null);
  /** Everything that was told so far. */
  log: readonly Told[] = $state.raw([]);
  told: readonly Told[] = $state.raw([]);
  beat = $state(0);
  /** Where in the log the last own turn ended. */
  lastTurn = $state(0);
  readonly box: OwnBox;
  readonly #showing: Showing;
  readonly #names = $derived.by(() => (this.table ? namesAt(this.table, this.language) : []));

  constructor(place: Place, openSocket?: () => Socket) {
    this.box = new OwnBox(place, () => this.game);
    this.#showing = new Showing(
      (news) => this.#show(news),
      () => (document.hidden ? PACES.instant : PACES[settings.speed]),
    );
    this.connection = new Connection(place, (news) => this.#showing.add(news), openSocket);
  }

  get game(): GameName {
    const game = this.table?.setting.game ?? "";
    return isGame(game) ? game : "the-city";
  }

  get view(): unknown {
    return this.table?.view ?? {};
  }

  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  get names(): readonly string[] {
    return this.#names;
  }

  get language(): Language {
    return this.box.language;
  }

  get owing(): readonly number[] {
    return (this.table?.seats ?? []).flatMap(({ owes }, seat) => (owes ? [seat] : []));
  }

  get choices(): readonly Offered[] {
    return this.table?.choices ?? [];
  }

  get chosen(): string | null {
    const answer = this.connection.pending.find((command) => command.type === "play");
    return answer?.type === "play" ? answer.action : null;
  }

  get advice(): Advice | null {
    const advice = this.connection.advice;
    return advice && this.choices.length > 0 && advice.asked === this.table?.asked ? advice : null;
  }

  /** What was told about the present choices by somebody who was asked for a hint. */
  get hint(): Hinted | null {
    const hint = this.connection.hint;
    return hint && this.choices.length > 0 && hint.asked === this.table?.asked ? hint : null;
  }

  /** Can more be told about the present choices? */
  get mayAskHint(): boolean {
    const isAllowed = this.table?.setting.hints ?? false;
    return isAllowed && this.choices.length > 1 && this.chosen === null && this.hint?.level !== "answer";
  }

  /** Ask for a hint, or for more of it. */
  askHint(): void {
    const told = this.hint ? LEVELS.indexOf(this.hint.level) + 1 : 0;
    const level = LEVELS[told];
    if (this.table && level) this.connection.askHint(level, this.table.version);
  }

  choose(action: string): void {
    if (this.table) this.connection.play(action, this.table.version);
  }

  undo(): void {
    if (this.table) this.connection.undo(this.table.version);
  }

  /** Show at once all that has happened. */
  hurry(): void {
    this.#showing.hurry();
  }

  close(): void {
    this.#showing.stop();
    this.connection.close();
  }

  #show({ table, told, isFromTheStart }: News): void {
    const hadChoices = this.choices.length > 0;
    const before = this.log.length;
    this.table = table;
    this.log = isFromTheStart ? told : [...this.log, ...told];
    this.told = isFromTheStart ? [] : told;
    this.beat += 1;
    if (isFromTheStart) this.lastTurn = told.findLastIndex((each) => each.seat === table.seat) + 1;
    else if (hadChoices && told.some((each) => each.seat === table.seat)) this.lastTurn = before;
  }
}
