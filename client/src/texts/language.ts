/** Language: how names, actions, sentences and events read for a person. */

import type { GameTexts, KnownLanguage, KnownRule, KnownRulebook, Sentence, Told } from "../wire/messages";
import { fill, type Filling } from "./template";

/** What a blank can hold. */
export type Blank = number | string | readonly string[] | Sentence;
export type Blanks = Readonly<Record<string, Blank>>;

/** A card, tile or place: its name as `component`, its fields, how sure each of them is, and the sources. */
export type Component = Readonly<Record<string, unknown>>;

const THINGS = ["thing", "other"];

/** What a person reads in one language, about one game or about none. English is the key: what has no translation is shown as it is. */
export class Language {
  readonly code: string;
  readonly #common: KnownLanguage;
  readonly #game: GameTexts | null;
  readonly #rules: ReadonlyMap<string, KnownRule>;
  readonly #components: ReadonlyMap<string, Component>;

  constructor(common: KnownLanguage, game: GameTexts | null = null) {
    this.code = common.code;
    this.#common = common;
    this.#game = game;
    const rules = game?.rulebook.sections.flatMap((section) => section.rules) ?? [];
    this.#rules = new Map(rules.map((rule) => [rule.number, rule]));
    this.#components = new Map(game?.components.map((component) => [String(component["component"]), component]));
  }

  /** The title of the game. */
  get title(): string {
    return this.#game?.title ?? "";
  }

  get rulebook(): KnownRulebook | null {
    return this.#game?.rulebook ?? null;
  }

  rule(number: string): KnownRule | undefined {
    return this.#rules.get(number);
  }

  /** Everything in the box. */
  get components(): readonly Component[] {
    return this.#game?.components ?? [];
  }

  /** The same about a box with other values. */
  withBox(components: readonly Component[]): Language {
    return this.#game ? new Language(this.#common, { ...this.#game, components: [...components] }) : this;
  }

  component(notation: string): Component | undefined {
    return this.#components.get(notation);
  }

  /** What a thing is called: by a name of its own, or by that of its beginning with what its ending adds. */
  name(notation: string): string {
    const names = this.#game?.names ?? {};
    const cut = notation.lastIndexOf("-");
    const beginning = names[notation.slice(0, Math.max(cut, 0))];
    const ending = this.#game?.endings[notation.slice(cut + 1)];
    const own = names[notation] ?? this.#common.names[notation];
    if (own !== undefined) return own;
    return beginning !== undefined && ending !== undefined
      ? fill(ending, { name: beginning }, this.#common.singular)
      : notation;
  }

  /** What a part of a score is called: a thing by its name, or what the game says. */
  part(part: string): string {
    return this.#game?.names[part] ?? this.#translated(part);
  }

  /** A sentence with its blanks filled in. */
  sentence(english: string, blanks: Blanks = {}, seatNames: readonly string[] = []): string {
    const shown = Object.entries(blanks).map(
      ([blank, value]) => [blank, this.#shown(blank, value, seatNames)] as const,
    );
    return fill(this.#translated(english), Object.fromEntries(shown), this.#common.singular);
  }

  /** Why something is so, with the number of its rule. */
  reason(reason: Sentence, seatNames: readonly string[] = []): string {
    const text = this.sentence(reason.sentence, reason.blanks, seatNames);
    return reason.rule ? `${text} [${reason.rule}]` : text;
  }

  /** What happened in the game, or a notice about the table. */
  event(told: Told, seatNames: readonly string[]): string {
    if (told.notice) return this.reason(told.notice, seatNames);
    const names = (told.things ?? []).map((thing) => this.name(thing));
    const values = told.values ?? [];
    const things = values.length > 0 ? names.map((name, place) => `${name} ${values[place] ?? ""}`) : names;
    const seat = this.#shown("seat", told.seat ?? -1, seatNames);
    return fill(
      this.#translated(this.#eventSentence(told)),
      { seat, things: things.join(", "), amount: told.amount ?? 0 },
      this.#common.singular,
    );
  }

  /** What a person can do, from its notation. */
  action(notation: string): string {
    const [verb = "", ...things] = notation.split(" ");
    const template = this.#game?.verbs[withBlanks(verb, things.length)];
    if (template === undefined) return notation;
    const named = things.map((thing, place) => [THINGS[place] ?? "", this.name(thing)] as const);
    return fill(template, Object.fromEntries(named), this.#common.singular);
  }

  /** What a verb says of things that are not named. */
  verb(notation: string): string {
    const [verb = "", ...things] = notation.split(" ");
    const template = this.#game?.verbs[withBlanks(verb, things.length)] ?? verb;
    return fill(template, { thing: "…", other: "…" }, this.#common.singular);
  }

  /** A verb alone, said of as many things as it is said of. */
  #verbOfAnything(verb: string): string {
    const known = [1, 2, 0].find((count) => this.#game?.verbs[withBlanks(verb, count)] !== undefined) ?? 1;
    return this.verb([verb, ...THINGS.slice(0, known)].join(" "));
  }

  #translated(english: string): string {
    return this.#game?.sentences[english] ?? this.#common.sentences[english] ?? english;
  }

  #eventSentence(told: Told): string {
    const kind = told.event ?? "";
    const own = told.things?.length ? this.#game?.own_events[kind] : undefined;
    return own ?? this.#game?.events[kind] ?? kind;
  }

  #shown(blank: string, value: Blank, seatNames: readonly string[]): Filling {
    if (typeof value === "string") return this.#text(blank, value);
    if (typeof value === "number") return blank === "seat" ? this.#seatName(value, seatNames) : value;
    if ("sentence" in value) return this.sentence(value.sentence, value.blanks, seatNames);
    return value.map((item) => this.#text(blank, item)).join(", ");
  }

  #seatName(seat: number, seatNames: readonly string[]): string {
    return seatNames[seat] ?? this.sentence("seat {number}", { number: seat + 1 });
  }

  #text(blank: string, text: string): string {
    if (this.#common.named.includes(blank)) return this.name(text);
    if (blank === "verb") return this.#verbOfAnything(text);
    return this.#common.spoken.includes(blank) ? this.#translated(text) : text;
  }
}

/** The notation of a verb with a blank for each thing that it is said of: the key of its translations. */
function withBlanks(verb: string, count: number): string {
  return [verb, ...THINGS.slice(0, count).map((blank) => `{${blank}}`)].join(" ");
}
