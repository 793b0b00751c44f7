import { describe, expect, it } from "vitest";
import { corrected, readCorrections, Unreadable, written, type Correction } from "./corrections";

describe("a file of corrections", () => {
  it("is read as TOML, as the terminal reads it", async () => {
    expect(
      await readCorrections('# my box\nschool.cost = 2\nmall.points = "1*cart"\n[museum]\none-per-city = true\n'),
    ).toEqual([
      ["school", "cost", "2"],
      ["mall", "points", "1*cart"],
      ["museum", "one-per-city", "yes"],
    ]);
  });

  it("is read as JSON", async () => {
    expect(await readCorrections('{"school": {"cost": 2}}')).toEqual([["school", "cost", "2"]]);
  });

  it.each([
    "school = 2",
    "school.cost = [1]",
    "school.cost = 1.5",
    'school.cost = "1;2"',
    "school.cost",
    "{",
    '{"a": [1]}',
  ])("is refused if it makes no sense: %s", async (text) => {
    await expect(readCorrections(text)).rejects.toThrow(Unreadable);
  });

  it("reads again what was written", async () => {
    const corrections: Correction[] = [
      ["34th-west", "ring", "brown green violet orange grey"],
      ["mall", "points", '1*cart "x"'],
    ];

    expect(await readCorrections(written(corrections))).toEqual(corrections);
  });
});

describe("one more correction", () => {
  const before: Correction[] = [["school", "cost", "2"]];

  it("takes the place of the former one of the same field", () => {
    expect(corrected(before, ["school", "cost", "3"])).toEqual([["school", "cost", "3"]]);
    expect(corrected(before, ["school", "points", "3"])).toHaveLength(2);
  });

  it("takes it away if it is empty", () => {
    expect(corrected(before, ["school", "cost", ""])).toEqual([]);
  });
});
