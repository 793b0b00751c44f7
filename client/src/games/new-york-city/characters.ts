/** Characters: when each of the 42 can be used, and what it does, by signs and in few words. */

import type { Scene } from "../scene.svelte";

export type Phase = 1 | 2 | 3 | 4;

/** Speaks about the things of this table. */
export type Speaker = Pick<Scene<unknown>, "sentence" | "language">;

interface Row {
  /** Names of signs, and short texts between them. */
  readonly signs: readonly string[];
  /** In two or three words. */
  brief(scene: Speaker): string;
}

export interface Character {
  readonly notation: string;
  readonly number: number;
  readonly phase: Phase;
  readonly value: number;
  /** The colour of the lantern that it scores for. */
  readonly lantern: string | null;
  readonly signs: readonly string[];
  readonly brief: string;
  /** What it does, in one line. */
  readonly line: string;
  readonly rule: string;
}

const LAST_OF_PHASE = [11, 22, 27, 42] as const;
export const LANTERNS = ["yellow", "green", "brown", "grey", "blue"] as const;
const FIRST_OF_LANTERNS = 28;

/** Character 1 first; those that score sets show what their components say. */
const ROWS: readonly Row[] = [
  { signs: ["1", "point", "renew", "hand"], brief: (scene) => scene.sentence("renew hand") },
  { signs: ["card", "+", "card"], brief: (scene) => scene.sentence("2 singles") },
  { signs: ["1", "point", "reserve", "+1"], brief: (scene) => scene.sentence("reserve +1") },
  { signs: ["cards", "+", "cards"], brief: (scene) => scene.sentence("both pairs") },
  { signs: ["+3", "card", "−2"], brief: (scene) => scene.sentence("draw 3, discard 2") },
  { signs: ["2", "dollar"], brief: (scene) => scene.sentence("take 2 dollars") },
  { signs: ["person", "up", "+1"], brief: (scene) => scene.sentence("trade up 1") },
  { signs: ["reserve", "=", "cards"], brief: (scene) => scene.sentence("fetch equal") },
  { signs: ["+1", "card", "1", "dollar"], brief: (scene) => scene.sentence("card and dollar") },
  { signs: ["+2", "card"], brief: (scene) => scene.sentence("draw 2 cards") },
  { signs: ["skyscraper", "renew"], brief: (scene) => scene.sentence("oust neutral") },
  { signs: ["1", "point", "renew", "reserve"], brief: (scene) => scene.sentence("renew reserve") },
  { signs: ["card", "=", "1"], brief: (scene) => scene.sentence("card = 1") },
  { signs: ["press", "back", "wild"], brief: (scene) => scene.sentence("back = wild") },
  { signs: ["reserve", "forward", "card"], brief: (scene) => scene.sentence("play reserve") },
  { signs: ["+1", "wild"], brief: (scene) => scene.sentence("+1 wild") },
  { signs: ["+1", "prestige"], brief: (scene) => scene.sentence("+1 prestige") },
  { signs: ["1", "dollar", "last"], brief: (scene) => scene.sentence("bid last") },
  { signs: ["prestige", "×2"], brief: (scene) => scene.sentence("prestige x2") },
  { signs: ["card", "=", "2"], brief: (scene) => scene.sentence("card = 2") },
  { signs: ["+1", "skyscraper"], brief: (scene) => scene.sentence("build +1") },
  { signs: ["2", "card", "back"], brief: (scene) => scene.sentence("2 cards back") },
  { signs: ["2", "point"], brief: (scene) => scene.sentence("score 2 points") },
  { signs: ["1", "point", "1", "skyscraper"], brief: (scene) => scene.sentence("point and skyscraper") },
  { signs: ["3", "point"], brief: (scene) => scene.sentence("score 3 points") },
  { signs: ["1", "skyscraper", "press", "+1"], brief: (scene) => scene.sentence("skyscraper, press +1") },
  { signs: ["press", "forward", "?"], brief: (scene) => scene.sentence("press +rank") },
  ...LANTERNS.map(lanternRow),
  { signs: ["1", "point", "/", "2", "press"], brief: (scene) => scene.sentence("per 2 press spaces") },
  { signs: ["2", "point", "/", "reserve"], brief: (scene) => scene.sentence("per equal in reserve") },
  { signs: ["2", "point", "/", "3", "skyscraper"], brief: (scene) => scene.sentence("per borough of 3") },
  { signs: ["1", "point", "/", "person"], brief: (scene) => scene.sentence("per character") },
];

function lanternRow(colour: string): Row {
  return {
    signs: ["1", "point", "/", "skyscraper", "lantern"],
    brief: (scene) => scene.language.name(boroughOfLantern(scene, colour)),
  };
}

export function boroughOfLantern(scene: Speaker, colour: string): string {
  return String(scene.language.component(`${colour}-lantern`)?.["borough"] ?? "");
}

function setRow(scene: Speaker, number: number): Row {
  const component = scene.language.component(`character-${number}`);
  const points = component?.["points"] ?? 0;
  const parts = String(component?.["set"] ?? "").split(" ");
  return {
    signs: [String(points), "point", "/", ...parts.map((part) => (part === "any" ? "vessel" : part))],
    brief: () => scene.sentence("per set"),
  };
}

export function numberOf(notation: string): number {
  return Number(notation.slice(notation.lastIndexOf("-") + 1));
}

export function phaseOf(number: number): Phase {
  return (LAST_OF_PHASE.findIndex((last) => number <= last) + 1) as Phase;
}

/** The phase as a character tile names it. */
export function phaseSign(phase: Phase): string {
  return ["I", "II", "III", "★"][phase - 1] ?? "";
}

export function characterOf(scene: Speaker, notation: string): Character {
  const number = numberOf(notation);
  const row = ROWS[number - 1] ?? setRow(scene, number);
  const component = scene.language.component(notation);
  const says = component?.["says"];
  return {
    notation,
    number,
    phase: phaseOf(number),
    value: Number(component?.["value"] ?? 0),
    lantern: LANTERNS[number - FIRST_OF_LANTERNS] ?? null,
    signs: row.signs,
    brief: row.brief(scene),
    line: Array.isArray(says) ? says.join(" ") : "",
    rule: `NYC-11.${number}`,
  };
}

/** Which of these characters have a dollar on them: of two equal ones perhaps only the first. */
export function withDollars(characters: readonly string[], used: readonly string[]): readonly boolean[] {
  const unmarked = [...used];
  return characters.map((character) => {
    const place = unmarked.indexOf(character);
    if (place >= 0) unmarked.splice(place, 1);
    return place >= 0;
  });
}
