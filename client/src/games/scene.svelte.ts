/** Scene: the one object that a board is drawn from, in live play, for spectators and in a replay alike. */

import type { Attachment } from "svelte/attachments";
import { Explainer, explains, type Topic } from "../parts/explainer.svelte";
import type { Blanks, Language } from "../texts/language";
import type { Advice, Advised, Discouraged, Offered, Told } from "../wire/messages";
import type { GameName } from "./board";

/** What a scene is played on: a live table, or a moment of a replay. All of it may change at any time. */
export interface Stage {
  readonly game: GameName;
  readonly view: unknown;
  readonly seat: number | null;
  /** What the participants are called: the seats in their order, then those without a seat. */
  readonly names: readonly string[];
  readonly language: Language;
  /** The seats whose answer is awaited; left out where nobody is asked. */
  readonly owing?: readonly number[];
  readonly choices: readonly Offered[];
  /** The choice just made, until it is confirmed. */
  readonly chosen: string | null;
  /** What the server says about the choices; null until it has said so. */
  readonly advice: Advice | null;
  /** What happened last, and how often something has happened so far. */
  readonly told: readonly Told[];
  readonly beat: number;
  choose(action: string): void;
}

/** What an action costs and brings now, as far as the own seat can see: figures by name, and those of every participant. */
export type Prospect = Pick<Advised, "figures" | "shares" | "things" | "says">;

/** What the last events were about, for motion. */
export interface Fresh {
  /** Goes up with everything that happens: a key for what is to be shown anew. */
  readonly beat: number;
  readonly told: readonly Told[];
  /** The events of this kind. */
  of(event: string): readonly Told[];
  /** Is this thing part of an event; of this seat, if one is given? */
  has(thing: string, seat?: number): boolean;
}

/** Several actions that one thing stands for: a person is asked which. */
export interface Asked {
  readonly anchor: Element;
  readonly actions: readonly string[];
}

export class Scene<View> {
  readonly explainer = new Explainer();
  /** Which of several actions is meant, while a person is asked. */
  asked: Asked | null = $state.raw(null);
  readonly #stage: Stage;
  readonly #offered = $derived.by(() => new Set(this.choices.map((choice) => choice.action)));
  readonly #advised = $derived.by(() => new Map(this.#stage.advice?.choices.map((each) => [each.action, each])));
  readonly #refused = $derived.by(
    () => new Map<string, Discouraged & Pick<Prospect, "says">>(this.refused.map((each) => [each.action, each])),
  );
  readonly #fresh = $derived.by(() => freshOf(this.#stage.told, this.#stage.beat));

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get game(): GameName {
    return this.#stage.game;
  }

  get view(): View {
    return this.#stage.view as View;
  }

  /** The own seat; null for a spectator. */
  get seat(): number | null {
    return this.#stage.seat;
  }

  get names(): readonly string[] {
    return this.#stage.names;
  }

  get language(): Language {
    return this.#stage.language;
  }

  /** A sentence of the page. */
  sentence(english: string, blanks: Blanks = {}): string {
    return this.language.sentence(english, blanks, this.names);
  }

  /** Has this seat answered what others are still asked? */
  hasAnswered(seat: number): boolean {
    const owing = this.#stage.owing ?? [];
    return owing.length > 0 && !owing.includes(seat);
  }

  // --- what can be done ---

  get choices(): readonly Offered[] {
    return this.#stage.choices;
  }

  offers(action: string): boolean {
    return this.#offered.has(action);
  }

  /** The choices in the order in which they are best shown. */
  get arranged(): readonly Offered[] {
    return this.#stage.advice?.choices ?? this.choices;
  }

  /** The offered actions that begin with this verb, or with this verb and these things. */
  offered(...words: string[]): readonly string[] {
    const beginning = words.join(" ");
    return this.choices
      .map((choice) => choice.action)
      .filter((action) => action === beginning || action.startsWith(`${beginning} `));
  }

  /** The choice just made, until it is confirmed. */
  get chosen(): string | null {
    return this.#stage.chosen;
  }

  choose(action: string): void {
    this.asked = null;
    if (this.offers(action) && this.chosen === null) this.#stage.choose(action);
  }

  /** Choose the one of these actions that is offered; if several are, ask beside an element which. */
  chooseAmong(actions: readonly string[], anchor: Element): void {
    const offered = actions.filter((action) => this.offers(action));
    const [only, ...others] = offered;
    if (only === undefined) return;
    if (others.length === 0) return this.choose(only);
    this.explainer.hide();
    this.asked = { anchor, actions: offered };
  }

  // --- what follows from it ---

  /** What is asked, in a few words; empty if nothing is, or nothing is known. */
  get question(): string {
    const question = this.#stage.advice?.question;
    return question ? this.language.reason(question, this.names) : "";
  }

  /** What an action, offered or refused, costs and brings now. */
  prospect(action: string): Prospect | undefined {
    return this.#advised.get(action) ?? this.#refused.get(action);
  }

  /** The same in words; empty where the words of the action say it all. */
  saidOf(action: string): string {
    const says = this.prospect(action)?.says;
    return says ? this.language.reason(says, this.names) : "";
  }

  /** What somebody might want to do and may not. */
  get refused(): readonly Discouraged[] {
    return this.#stage.advice?.refused ?? [];
  }

  /** Why such an action cannot be chosen, with its rule; empty if it can, or nobody would want it. */
  whyNot(action: string): string {
    const reason = this.#refused.get(action)?.reason;
    return reason ? this.language.reason(reason, this.names) : "";
  }

  // --- what can be learnt ---

  /** Show an explanation beside an element. */
  explain(anchor: Element, topic: Topic): void {
    this.explainer.show(anchor, topic);
  }

  /** `{@attach scene.explains(…)}`: explain this element on hover, focus and long press. */
  explains(topic: Topic): Attachment {
    return explains(this.explainer, topic);
  }

  get fresh(): Fresh {
    return this.#fresh;
  }
}

function freshOf(told: readonly Told[], beat: number): Fresh {
  return {
    beat,
    told,
    of: (event) => told.filter((each) => each.event === event),
    has: (thing, seat) =>
      told.some((each) => (each.things ?? []).includes(thing) && (seat === undefined || each.seat === seat)),
  };
}
