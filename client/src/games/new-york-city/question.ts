/** Question: what the own seat is asked, told from what it is offered. */

import type { Scene } from "../scene.svelte";
import type { View } from "./view";

/** What is asked, in a few words; nothing while nothing is asked. */
export function questionOf(scene: Scene<View>): string {
  const { view } = scene;
  const asks = (...verbs: string[]): boolean => verbs.some((verb) => scene.offered(verb).length > 0);
  if (scene.choices.length === 0) return "";
  if (asks("start")) return scene.sentence("Which pair to start with?");
  if (asks("take")) return scene.sentence("Which pair to take?");
  if (asks("single")) return scene.sentence("Which single card to take?");
  if (asks("remove")) return scene.sentence("Which character to remove?");
  if (asks("hire")) return scene.sentence("Which character to hire?");
  if (asks("fetch")) return scene.sentence("Which card to fetch?");
  if (asks("replace")) return scene.sentence("Where to replace a neutral skyscraper?");
  if (asks("claim")) return scene.sentence("Which prestige tile to take?");
  if (asks("ride")) return scene.sentence("Which vessel to take, and where does the tile go?");
  if (asks("move")) return scene.sentence("Move a skyscraper to {place}?", { place: view.under_way.borough ?? "" });
  if (asks("return")) return scene.sentence("Which card to take back?");
  if (asks("discard")) {
    return view.bidding_round.type === null
      ? scene.sentence("Which card to discard?")
      : scene.sentence("Which card of the reserve to discard?");
  }
  if (asks("bid")) return scene.sentence("What else to bid? So far {total}", { total: view.own_bid.value });
  if (asks("pass")) return scene.sentence("What to bid?");
  if (asks("swap")) return scene.sentence("Exchange with the reserve?");
  return scene.sentence("Use a character?");
}

/** What the action of the bidding round brings for the own bid; the bonus adds to it. */
export function outlookOf(scene: Scene<View>): string {
  const { own_bid, bidding_round, mayor } = scene.view;
  const amount = own_bid.value;
  const more = amount + 1;
  switch (bidding_round.type) {
    case "press":
      return scene.sentence("worth {amount}: advance {amount}, with the bonus {more}", { amount, more });
    case "dollars":
      return scene.sentence("worth {amount}: take {amount} dollars, with the bonus {more}", { amount, more });
    case "elevator":
      return scene.sentence("worth {amount}: a character up to {limit}, with the bonus {more}", {
        amount,
        limit: Math.min(amount, scene.view.elevator.length),
        more: Math.min(more, scene.view.elevator.length),
      });
    case "plans":
      return scene.sentence("worth {amount}: take {amount} skyscrapers, with the bonus {more}", { amount, more });
    case "prestige":
      return scene.sentence("worth {amount}: score {amount}; the two highest take a tile", { amount });
    case "skyscraper":
      return scene.sentence("worth {amount}: build {amount} in {place}, with the bonus {more}", {
        amount,
        place: mayor ?? "",
        more,
      });
    default:
      return "";
  }
}
