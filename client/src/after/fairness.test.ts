import { expect, it } from "vitest";
import { checked } from "./fairness";

/** The example of docs/fair-dealing.md. */
const FAIR = {
  promise: "0aa742adc79bcab80c2162afb79e5cfc5c79e5bb375c39ab2f27bc214efb3542",
  secret: "4241eb8717cc35fdd44055832433d2d49f587d07291823f03f1dcac60b294804",
  salts: { "2": "blue-violin", "0": "kf8Qz2" },
  seed: "11866957803488698079",
};

it("finds a fair deal fair", async () => {
  expect(await checked(FAIR)).toEqual({ isKept: true, isDealt: true });
});

it("finds another secret, another salt and another seed", async () => {
  expect(await checked({ ...FAIR, promise: FAIR.secret })).toEqual({ isKept: false, isDealt: true });
  expect(await checked({ ...FAIR, salts: { "0": "kf8Qz2" } })).toEqual({ isKept: true, isDealt: false });
  expect(await checked({ ...FAIR, seed: "11866957803488698078" })).toEqual({ isKept: true, isDealt: false });
});

it("waits for the end of the game", async () => {
  expect(await checked({ promise: FAIR.promise, salts: {} })).toBeNull();
});
