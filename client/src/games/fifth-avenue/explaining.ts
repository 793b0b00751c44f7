/** What the things on the board of Fifth Avenue are, in words. */

import type { Topic } from "../../parts/explainer.svelte";
import type { Scene } from "../scene.svelte";
import { skyscrapersOn } from "./cards";
import { pointsIn } from "./scoring";
import type { ColouredStack, Commissioner, District, Plot, View } from "./view";

type Board = Scene<View>;

export function plotTopic(scene: Board, plot: Plot): Topic {
  return { title: scene.language.name(plot.plot), text: plotText(scene, plot), rule: "5A-6.2" };
}

/** What lies on a plot and what a skyscraper there is worth. */
export function plotText(scene: Board, plot: Plot): string {
  if (plot.shops.length > 0) return scene.sentence("Shops here: {things}.", { things: plot.shops });
  const worth = scene.sentence("A skyscraper here is worth {points}, by the kinds of shops on both sides.", {
    points: plot.worth,
  });
  if (plot.owner === null) return worth;
  const built = scene.sentence("{seat}: {amount} × {worth} = {points}.", {
    seat: plot.owner,
    amount: plot.skyscrapers,
    worth: plot.worth,
    points: plot.skyscrapers * plot.worth,
  });
  return `${built} ${worth}`;
}

export function districtTopic(scene: Board, district: District): Topic {
  const title = scene.language.name(district.district);
  if (district.closed) {
    return { title, text: scene.sentence("Closed: no shops, no auctions, no scoring here any more."), rule: "5A-8.6" };
  }
  return { title, text: scoreText(scene, district), rule: "5A-6.3" };
}

/** What each player would score in a district now. */
export function scoreText(scene: Board, district: District): string {
  const scores = pointsIn(district).map(([seat, points]) => `${scene.names[seat] ?? ""} ${points}`);
  return scores.length > 0
    ? scene.sentence("If it were scored now: {scores}.", { scores: scores.join(", ") })
    : scene.sentence("Nobody has built here yet.");
}

/** A district, for those who do not see the drawing; its plots speak for themselves. */
export function districtText(scene: Board, district: District): string {
  const state = district.closed
    ? scene.sentence("Closed: no shops, no auctions, no scoring here any more.")
    : scoreText(scene, district);
  return `${scene.language.name(district.district)}. ${state}`;
}

export function commissionerTopic(scene: Board, state: Commissioner): Topic {
  return { title: commissionerName(scene, state.commissioner), text: whereabouts(scene, state), rule: "5A-5.1" };
}

/** Where a commissioner and its markers are. */
export function whereabouts(scene: Board, { place, markers }: Commissioner): string {
  const here = scene.sentence("Stands at: {place}.", { place });
  const marked = scene.sentence("Its markers lie in: {things}.", { things: markers });
  return markers.length > 0 ? `${here} ${marked}` : here;
}

export function commissionerName(scene: Board, commissioner: string): string {
  return commissioner === "white" ? scene.sentence("The white commissioner") : scene.sentence("The beige commissioner");
}

export function stackTopic(scene: Board, stack: ColouredStack): Topic {
  const count = scene.sentence("{amount} cards lie here.", { amount: stack.cards });
  const bottom = scene.sentence("Seen at the bottom: {cards}.", { cards: stack.bottom });
  return {
    title: scene.sentence("Stack: {colour}", { colour: stack.colour }),
    text: stack.bottom.length > 0 ? `${count} ${bottom}` : count,
    rule: "5A-3.6",
  };
}

export function cardTopic(scene: Board, card: string): Topic {
  const amount = skyscrapersOn(card, scene.language);
  return {
    title: scene.language.name(card),
    text: scene.sentence("As the highest card of a winning bid it lets you build {amount}.", { amount }),
    rule: "5A-7.12",
  };
}
