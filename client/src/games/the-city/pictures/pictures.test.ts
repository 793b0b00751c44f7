import { expect, test } from "vitest";
import texts from "../../../../../src/midtown/texts/the-city/en.toml?raw";
import { PICTURES, pictureOf } from "./pictures";

const names = texts.slice(texts.indexOf("[names]"), texts.indexOf("[verbs]"));
const kinds = [...names.matchAll(/^([a-z-]+) = /gm)].map(([, kind = ""]) => kind);

test("every kind of card has a picture, and no picture is left over", () => {
  expect(Object.keys(PICTURES)).toEqual(kinds);
});

test("no two kinds look alike", () => {
  const drawn = kinds.map((kind) => JSON.stringify(pictureOf(kind).drawing));

  expect(new Set(drawn).size).toBe(kinds.length);
});

test("pictures are drawn in plain numbers", () => {
  const paths = kinds.flatMap((kind) => pictureOf(kind).drawing.map(([, path]) => path));

  expect(paths.filter((path) => /NaN|undefined|Infinity/.test(path))).toEqual([]);
});

test("a card that nobody knows is drawn all the same", () => {
  expect(pictureOf("lighthouse").drawing.length).toBeGreaterThan(0);
});
