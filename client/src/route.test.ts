import { beforeAll, expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("addEventListener", () => undefined);
let read: typeof import("./route.svelte").read;

beforeAll(async () => {
  ({ read } = await import("./route.svelte"));
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
