import { expect, test } from "vitest";
import { cardOf } from "./cards";

const PARKING = {
  component: "parking-garage",
  copies: "4",
  cost: "0",
  income: "0",
  points: "0",
  symbols: "car fountain cart",
};

test("plain numbers and symbols are read", () => {
  const card = cardOf("parking-garage", PARKING);

  expect(card).toMatchObject({ copies: 4, cost: 0, income: { plain: 0, bonuses: [] }, onePerCity: false, needs: [] });
  expect(card.symbols).toEqual(["car", "fountain", "cart"]);
});

test.each([
  ["1*car", "symbols", "car"],
  ["1*car@best_other", "symbols of another city", "car"],
  ["1?freeway", "one here", "freeway"],
  ["1*luxury-home@own_other", "further ones here", "luxury-home"],
  ["1*school@all", "all in play", "school"],
  ["1?university@all", "one in play", "university"],
])("%s counts %s", (points, counts, of) => {
  expect(cardOf("x", { ...PARKING, points: `2 + ${points}` }).points).toEqual({
    plain: 2,
    bonuses: [{ amount: 1, counts, of }],
  });
});

test("needs, discounts and the limit of one per city are read", () => {
  const card = cardOf("x", {
    ...PARKING,
    needs: "house housing-tract",
    discounts: "2:tech-park 1:symbol=fountain",
    "one-per-city": "yes",
  });

  expect(card.needs).toEqual(["house", "housing-tract"]);
  expect(card.discounts).toEqual([
    { amount: 2, of: "tech-park" },
    { amount: 1, of: "fountain" },
  ]);
  expect(card.onePerCity).toBe(true);
});

test("a card that is not in the box shows nothing", () => {
  expect(cardOf("x", undefined)).toMatchObject({ cost: 0, symbols: [], discounts: [] });
});
