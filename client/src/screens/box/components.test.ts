import { expect, it } from "vitest";
import { contentsOf, counted } from "./components";

const BOX = [
  {
    component: "school",
    cost: "1",
    copies: "4",
    confidence: { name: "certain", cost: "certain", copies: "reconstructed" },
    sources: ["a", "b"],
    correctable: ["copies"],
  },
  { component: "mall", cost: 2, confidence: { cost: "likely" }, sources: ["b", "c"] },
];

it("names every source once", () => {
  const { components, sources } = contentsOf(BOX);

  expect(sources).toEqual(["a", "b", "c"]);
  expect(components.map((component) => component.sources)).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

it("tells how sure every value is, and whether it can be corrected", () => {
  expect(contentsOf(BOX).components[0]?.fields).toEqual([
    { field: "cost", value: "1", confidence: "certain", isCorrectable: false },
    { field: "copies", value: "4", confidence: "reconstructed", isCorrectable: true },
  ]);
  expect(counted(contentsOf(BOX).components)).toEqual(
    new Map([
      ["certain", 1],
      ["reconstructed", 1],
      ["likely", 1],
    ]),
  );
});
