/** Topics: what is explained about the things on this board. */

import type { Topic } from "../../parts/explainer.svelte";
import type { Scene } from "../scene.svelte";
import { characterOf, phaseSign, type Character, type Speaker } from "./characters";
import type { Borough, View } from "./view";

const RULES_OF_CARDS: Readonly<Record<string, string>> = {
  press: "NYC-8.1",
  dollars: "NYC-8.2",
  elevator: "NYC-8.3",
  plans: "NYC-8.5",
  prestige: "NYC-8.6",
  skyscraper: "NYC-8.11",
  wild: "NYC-7.6",
};

export function cardTopic(scene: Speaker, card: string): Topic {
  return { title: scene.language.name(card), rule: RULES_OF_CARDS[card] ?? "NYC-1.3" };
}

/** What a character is called aloud, with all that its tile says. */
export function characterInWords(scene: Speaker, { notation, value, phase, line }: Character): string {
  const when =
    phase === 4 ? scene.sentence("end of the game") : scene.sentence("phase {number}", { number: phaseSign(phase) });
  return scene.sentence("{name}, value {value}, {when}: {line}", {
    name: scene.language.name(notation),
    value,
    when,
    line,
  });
}

export function characterTopic(scene: Speaker, notation: string): Topic {
  const { number, phase, value, line, rule } = characterOf(scene, notation);
  const when =
    phase === 4 ? scene.sentence("end of the game") : scene.sentence("phase {number}", { number: phaseSign(phase) });
  return {
    title: scene.sentence("Character {number} · value {value} · {when}", { number, value, when }),
    text: line,
    rule,
  };
}

/** What a borough is worth, and who has how many skyscrapers there. */
export function boroughInWords(scene: Scene<View>, borough: Borough): string {
  const { base_value, prestige, value, sequence_tile } = borough;
  const worth =
    prestige > 0
      ? scene.sentence("worth {base} + {prestige} = {value}", { base: base_value, prestige, value })
      : scene.sentence("worth {amount}", { amount: value });
  const skyscrapers = scene.view.participants
    .map(({ skyscrapers: built }, participant) => ({
      name: scene.names[participant] ?? "",
      count: built[borough.borough] ?? 0,
    }))
    .concat({ name: scene.sentence("neutral"), count: borough.neutral_skyscrapers })
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`);
  const mayor = scene.view.mayor === borough.borough ? [scene.sentence("the Mayor is here")] : [];
  return [
    scene.sentence("sequence tile {letter}", { letter: sequence_tile }),
    worth,
    ...mayor,
    skyscrapers.join(", "),
  ].join("; ");
}

export function boroughTopic(scene: Scene<View>, borough: Borough): Topic {
  return { title: scene.language.name(borough.borough), text: boroughInWords(scene, borough), rule: "NYC-10.4" };
}

/** The two boroughs that a vessel joins. */
export function wayInWords(scene: Speaker, vessel: string): string {
  return boroughsOf(scene, vessel)
    .map((borough) => scene.language.name(borough))
    .join(" – ");
}

export function boroughsOf(scene: Speaker, vessel: string): readonly string[] {
  return String(scene.language.component(vessel)?.["boroughs"] ?? "")
    .split(" ")
    .filter(Boolean);
}

/** The kind of vessel that a connection or a prestige tile is named after. */
export function vesselOf(notation: string): string {
  return notation.slice(0, notation.lastIndexOf("-"));
}
