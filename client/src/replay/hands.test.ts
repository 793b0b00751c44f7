import { expect, it } from "vitest";
import { heldBy } from "./hands";

it("counts equal cards, and leaves out where none lie", () => {
  expect(heldBy({ seat: 0, hand: ["wild", "press", "wild"], chosen: [] })).toEqual([
    {
      place: "hand",
      cards: [
        { card: "wild", count: 2 },
        { card: "press", count: 1 },
      ],
    },
  ]);
});

it("finds what is being bid, whatever the game calls it", () => {
  expect(heldBy({ adding_to_bid: ["grey-4"] }).map(({ place }) => place)).toEqual(["bid"]);
  expect(heldBy({ own_bid: { adding: ["press"], value: 1 } }).map(({ place }) => place)).toEqual(["bid"]);
});
