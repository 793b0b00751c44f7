/** The letters that stand for colours, shops and commissioners, as the terminal writes them too. */

import type { Scene } from "../scene.svelte";
import { COLOURS } from "./cards";

export const SHOPS = ["boutique", "jeweller", "gallery", "perfumery"] as const;
export const COMMISSIONERS = ["white", "beige"] as const;

const BETWEEN = " · ";

export type Signs = Readonly<Record<string, string>>;

export function signsOf(scene: Scene<unknown>): Signs {
  return {
    ...letters(COLOURS, scene.sentence("vi violet · br brown · gy grey · or orange · gn green · bl black")),
    ...letters(SHOPS, scene.sentence("B boutique · J jeweller · G gallery · P perfumery")),
    ...letters(COMMISSIONERS, scene.sentence("Wh white · Be beige")),
    sixth: "6",
  };
}

function letters(things: readonly string[], legend: string): Signs {
  const words = legend.split(BETWEEN).map((meaning) => meaning.split(" ")[0] ?? "");
  return Object.fromEntries(things.map((thing, place) => [thing, words[place] ?? ""]));
}
