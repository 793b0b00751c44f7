import { expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
const { moved } = await import("./rematch");

it("moves everybody on by one seat, the first to the last", () => {
  expect(moved({ "0": "a", "2": "c" }, 3)).toEqual({ "2": "a", "1": "c" });
});
