/** Characters: when each of the 42 can be used, and what it does, by signs and in words. */

import type { Scene } from "../scene.svelte";

export type Phase = 1 | 2 | 3 | 4;

/** Speaks about the things of this table. */
export type Speaker = Pick<Scene<unknown>, "sentence" | "language">;

interface Row {
  /** Names of signs, and short texts between them. */
  readonly signs: readonly string[];
  /** In two or three words. */
  brief(scene: Speaker): string;
  /** In one line. */
  line(scene: Speaker): string;
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
  readonly line: string;
  readonly rule: string;
}

const LAST_OF_PHASE = [11, 22, 27, 42] as const;
const LANTERNS = ["yellow", "green", "brown", "grey", "blue"] as const;
const FIRST_OF_LANTERNS = 28;
const FIRST_OF_SETS = 37;
const POINTS_OF_SETS = [5, 5, 5, 6, 6, 6] as const;

const ROWS: readonly Row[] = [
  {
    signs: ["1", "point", "renew", "hand"],
    brief: (scene) => scene.sentence("renew hand"),
    line: (scene) => scene.sentence("score 1 point; discard any hand cards, draw as many"),
  },
  {
    signs: ["card", "+", "card"],
    brief: (scene) => scene.sentence("2 singles"),
    line: (scene) => scene.sentence("take 2 single cards from 2 pairs instead of a pair"),
  },
  {
    signs: ["1", "point", "reserve", "+1"],
    brief: (scene) => scene.sentence("reserve +1"),
    line: (scene) => scene.sentence("score 1 point; the reserve grows by one card"),
  },
  {
    signs: ["cards", "+", "cards"],
    brief: (scene) => scene.sentence("both pairs"),
    line: (scene) => scene.sentence("take both pairs in one turn"),
  },
  {
    signs: ["+3", "card", "−2"],
    brief: (scene) => scene.sentence("draw 3, discard 2"),
    line: (scene) => scene.sentence("draw 3 cards, then discard 2"),
  },
  {
    signs: ["2", "dollar"],
    brief: (scene) => scene.sentence("take 2 dollars"),
    line: (scene) => scene.sentence("take 2 dollars"),
  },
  {
    signs: ["person", "up", "+1"],
    brief: (scene) => scene.sentence("trade up 1"),
    line: (scene) => scene.sentence("remove an own character for one worth up to 1 more"),
  },
  {
    signs: ["reserve", "=", "cards"],
    brief: (scene) => scene.sentence("fetch equal"),
    line: (scene) => scene.sentence("fetch from the reserve what equals the pair; refill it"),
  },
  {
    signs: ["+1", "card", "1", "dollar"],
    brief: (scene) => scene.sentence("card and dollar"),
    line: (scene) => scene.sentence("draw a card and take 1 dollar"),
  },
  {
    signs: ["+2", "card"],
    brief: (scene) => scene.sentence("draw 2 cards"),
    line: (scene) => scene.sentence("draw 2 cards"),
  },
  {
    signs: ["skyscraper", "renew"],
    brief: (scene) => scene.sentence("oust neutral"),
    line: (scene) => scene.sentence("replace a neutral skyscraper by one of the own board"),
  },
  {
    signs: ["1", "point", "renew", "reserve"],
    brief: (scene) => scene.sentence("renew reserve"),
    line: (scene) => scene.sentence("score 1 point; renew any cards of the reserve"),
  },
  {
    signs: ["card", "=", "1"],
    brief: (scene) => scene.sentence("card = 1"),
    line: (scene) => scene.sentence("a card of the hand counts as one matching card"),
  },
  {
    signs: ["press", "back", "wild"],
    brief: (scene) => scene.sentence("back = wild"),
    line: (scene) => scene.sentence("go back 1 or 2 press spaces, each for a wild card"),
  },
  {
    signs: ["reserve", "forward", "card"],
    brief: (scene) => scene.sentence("play reserve"),
    line: (scene) => scene.sentence("play from the reserve what equals a card of the bid"),
  },
  {
    signs: ["+1", "wild"],
    brief: (scene) => scene.sentence("+1 wild"),
    line: (scene) => scene.sentence("one wild card more in the bid"),
  },
  {
    signs: ["+1", "prestige"],
    brief: (scene) => scene.sentence("+1 prestige"),
    line: (scene) => scene.sentence("prestige round: one prestige card more in the bid"),
  },
  {
    signs: ["1", "dollar", "last"],
    brief: (scene) => scene.sentence("bid last"),
    line: (scene) => scene.sentence("take 1 dollar and bid last in this bidding round"),
  },
  {
    signs: ["prestige", "×2"],
    brief: (scene) => scene.sentence("prestige x2"),
    line: (scene) => scene.sentence("prestige round: double points for the own bid"),
  },
  {
    signs: ["card", "=", "2"],
    brief: (scene) => scene.sentence("card = 2"),
    line: (scene) => scene.sentence("a card of the hand counts as two matching cards"),
  },
  {
    signs: ["+1", "skyscraper"],
    brief: (scene) => scene.sentence("build +1"),
    line: (scene) => scene.sentence("when building, one more there from the general supply"),
  },
  {
    signs: ["2", "card", "back"],
    brief: (scene) => scene.sentence("2 cards back"),
    line: (scene) => scene.sentence("after the action take back up to 2 of the cards played"),
  },
  {
    signs: ["2", "point"],
    brief: (scene) => scene.sentence("score 2 points"),
    line: (scene) => scene.sentence("score 2 points"),
  },
  {
    signs: ["1", "point", "1", "skyscraper"],
    brief: (scene) => scene.sentence("point and skyscraper"),
    line: (scene) => scene.sentence("score 1 point; a skyscraper onto the own board"),
  },
  {
    signs: ["3", "point"],
    brief: (scene) => scene.sentence("score 3 points"),
    line: (scene) => scene.sentence("score 3 points"),
  },
  {
    signs: ["1", "skyscraper", "press", "+1"],
    brief: (scene) => scene.sentence("skyscraper, press +1"),
    line: (scene) => scene.sentence("a skyscraper onto the own board; advance 1 press space"),
  },
  {
    signs: ["press", "forward", "?"],
    brief: (scene) => scene.sentence("press +rank"),
    line: (scene) => scene.sentence("advance as many press spaces as the own rank says"),
  },
  lanternRow("yellow", (scene, borough) =>
    scene.sentence("1 point per own skyscraper, yellow lantern: {borough}", { borough }),
  ),
  lanternRow("green", (scene, borough) =>
    scene.sentence("1 point per own skyscraper, green lantern: {borough}", { borough }),
  ),
  lanternRow("brown", (scene, borough) =>
    scene.sentence("1 point per own skyscraper, brown lantern: {borough}", { borough }),
  ),
  lanternRow("grey", (scene, borough) =>
    scene.sentence("1 point per own skyscraper, grey lantern: {borough}", { borough }),
  ),
  lanternRow("blue", (scene, borough) =>
    scene.sentence("1 point per own skyscraper, blue lantern: {borough}", { borough }),
  ),
  {
    signs: ["1", "point", "/", "2", "press"],
    brief: (scene) => scene.sentence("per 2 press spaces"),
    line: (scene) => scene.sentence("1 point for every 2 press spaces, rounded up"),
  },
  {
    signs: ["2", "point", "/", "reserve"],
    brief: (scene) => scene.sentence("per equal in reserve"),
    line: (scene) => scene.sentence("2 points per card of one type in the reserve"),
  },
  {
    signs: ["2", "point", "/", "3", "skyscraper"],
    brief: (scene) => scene.sentence("per borough of 3"),
    line: (scene) => scene.sentence("2 points per borough with 3 own skyscrapers or more"),
  },
  {
    signs: ["1", "point", "/", "person"],
    brief: (scene) => scene.sentence("per character"),
    line: (scene) => scene.sentence("1 point per own character"),
  },
];

function lanternRow(colour: string, line: (scene: Speaker, borough: string) => string): Row {
  return {
    signs: ["1", "point", "/", "skyscraper", "lantern"],
    brief: (scene) => scene.language.name(lanternBorough(scene, colour)),
    line: (scene) => line(scene, lanternBorough(scene, colour)),
  };
}

function lanternBorough(scene: Speaker, colour: string): string {
  return String(scene.language.component(`${colour}-lantern`)?.["borough"] ?? "");
}

function setRow(scene: Speaker, number: number, points: number): Row {
  const parts = String(scene.language.component(`character-${number}`)?.["set"] ?? "").split(" ");
  const signs = parts.map((part) => (part === "any" ? "vessel" : part));
  const words = [...new Set(parts)].map((part) => partInWords(scene, part, parts.filter((each) => each === part).length));
  return {
    signs: [String(points), "point", "/", ...signs],
    brief: () => scene.sentence("per set"),
    line: () => scene.sentence("{points} points per set: {parts}", { points, parts: words.join(" + ") }),
  };
}

function partInWords(scene: Speaker, part: string, amount: number): string {
  if (part === "any") return scene.sentence("{amount} vessels of any kind", { amount });
  if (part === "dollar") return scene.sentence("{amount} dollars", { amount });
  if (part === "skyscraper") return scene.sentence("{amount} skyscrapers of the own board", { amount });
  return scene.language.name(part);
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
  const row = ROWS[number - 1] ?? setRow(scene, number, POINTS_OF_SETS[number - FIRST_OF_SETS] ?? 0);
  return {
    notation,
    number,
    phase: phaseOf(number),
    value: Number(scene.language.component(notation)?.["value"] ?? 0),
    lantern: LANTERNS[number - FIRST_OF_LANTERNS] ?? null,
    signs: row.signs,
    brief: row.brief(scene),
    line: row.line(scene),
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
