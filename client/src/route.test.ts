import { beforeAll, expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "", pathname: "/" });
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("addEventListener", () => undefined);
let read: typeof import("./route.svelte").read;
let behindTheHash: typeof import("./route.svelte").behindTheHash;

beforeAll(async () => {
  ({ behindTheHash, read } = await import("./route.svelte"));
});

it("reads where a link leads", () => {
  expect(read("")).toEqual({ screen: "start" });
  expect(read("#/table/T")).toEqual({ screen: "table", table: "T", key: null });
  expect(read("#/table/T/K")).toEqual({ screen: "table", table: "T", key: "K" });
  expect(read("#/box/the-city")).toEqual({ screen: "box", game: "the-city", table: null });
});

it("reads who invites to what", () => {
  const invited = { table: "T", invitation: "K", game: "the-city", host: "Zoë / Ann" };

  expect(read("#/join/T/K/the-city/Zo%C3%AB%20%2F%20Ann")).toEqual({ screen: "join", table: "T", invited });
  expect(read("#/join/T")).toEqual({ screen: "join", table: "T", invited: null });
});

it("bears a link that was mangled on its way", () => {
  expect(read("#/join/T/K/the-city/%")).toMatchObject({ invited: { host: "%" } });
});

it("reads rules, moments of a replay and lessons", () => {
  expect(read("#/rules/the-city/TC-3.2")).toEqual({ screen: "rules", game: "the-city", rule: "TC-3.2" });
  expect(read("#/replay/aB-3/12/open")).toEqual({
    screen: "replay",
    table: "aB-3",
    ply: 12,
    eyes: "open",
    key: null,
    isReviewed: false,
  });
  expect(read("#/replay/aB-3")).toEqual({
    screen: "replay",
    table: "aB-3",
    ply: null,
    eyes: null,
    key: null,
    isReviewed: false,
  });
  expect(read("#/review/aB-3")).toEqual({
    screen: "replay",
    table: "aB-3",
    ply: null,
    eyes: null,
    key: null,
    isReviewed: true,
  });
  expect(read("#/learn/fifth-avenue")).toEqual({ screen: "learn", game: "fifth-avenue", table: null });
});

it("goes to the start where there is nothing", () => {
  expect(read("#/rules/chess")).toEqual({ screen: "start" });
  expect(read("")).toEqual({ screen: "start" });
});

it("moves an address behind the hash", () => {
  expect(behindTheHash("/rules/the-city", "#TC-3.2")).toBe("/#/rules/the-city/TC-3.2");
  expect(behindTheHash("/learn/the-city/", "")).toBe("/#/learn/the-city");
});
