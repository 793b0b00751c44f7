import { expect, test } from "vitest";
import { ownCards } from "./hand";

const COSTS: Record<string, number> = { house: 1, school: 1, casino: 6 };
const costOf = (kind: string): number => COSTS[kind] ?? 0;

test("a hand lies in the order of costs", () => {
  const { hand } = ownCards({ hand: ["casino", "house", "school"], laid_aside: [], chosen: [] }, costOf);

  expect(hand.map((held) => held.kind)).toEqual(["house", "school", "casino"]);
});

test("a card that is laid aside or chosen keeps its key", () => {
  const before = ownCards({ hand: ["house", "house", "house"], laid_aside: [], chosen: [] }, costOf);
  const after = ownCards({ hand: ["house", "house"], laid_aside: ["house"], chosen: [] }, costOf);
  const later = ownCards({ hand: ["house"], laid_aside: ["house", "house"], chosen: [] }, costOf);

  expect(after.laidAside[0]?.key).toBe(before.hand[2]?.key);
  expect(later.laidAside.map((held) => held.key)).toEqual([after.laidAside[0]?.key, after.hand[1]?.key]);
});
