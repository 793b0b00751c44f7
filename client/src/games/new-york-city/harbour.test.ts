import { describe, expect, it } from "vitest";
import { LANDS, storeys, TALL, waysOf, WIDE } from "./harbour";

describe("both maps", () => {
  it.each([WIDE, TALL])("have a ground for every land and a stop on ten ways", (harbour) => {
    expect(Object.keys(harbour.grounds).sort()).toEqual(Object.keys(LANDS).sort());
    expect(new Set(harbour.stops.map(({ between }) => [...between].sort().join(" "))).size).toBe(10);
  });
});

describe("ways", () => {
  it("stop at the same place whichever end is named first", () => {
    const stops = [
      ["bronx", "queens"],
      ["queens", "bronx"],
    ].map((boroughs) => waysOf(WIDE, [{ vessel: "subway-1", boroughs }])[0]?.stop);
    expect(stops[0]).toEqual(stops[1]);
  });

  it("stop at different places between the same boroughs", () => {
    const boroughs = ["manhattan", "bronx"];
    const [one, other] = waysOf(WIDE, [
      { vessel: "taxi-1", boroughs },
      { vessel: "taxi-2", boroughs },
    ]);
    expect(one?.stop).not.toEqual(other?.stop);
  });

  it("go straight where there is no stop", () => {
    const [way] = waysOf(WIDE, [{ vessel: "boat-1", boroughs: ["bronx", "staten-island"] }]);
    expect(way?.stop).toEqual({ x: 303, y: 217 });
  });
});

describe("a tower", () => {
  it("has a storey for each skyscraper and steps back towards its top", () => {
    const tower = storeys(5, 60);
    expect(tower).toHaveLength(5);
    expect(tower.map(({ width }) => width)).toEqual([28, 28, 21, 21, 14]);
  });

  it("is never higher than the sky", () => {
    expect(storeys(12, 60).at(-1)?.top).toBeCloseTo(60);
  });

  it("is nothing without skyscrapers", () => {
    expect(storeys(0, 60)).toEqual([]);
  });
});
