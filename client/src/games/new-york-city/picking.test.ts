import { describe, expect, it } from "vitest";
import { actionsOfBorough, meaningInHand, meaningInReserve, meaningOfVessel } from "./picking";

const BIDDING = ["play press", "join dollars", "swap press plans", "swap dollars plans", "swap wild plans", "pass"];

describe("a card of the hand", () => {
  it("stands for what it can be played as", () => {
    expect(meaningInHand(BIDDING, "press", null, true)).toEqual({ actions: ["play press"], canBePicked: false });
  });

  it("is picked where it can only be exchanged", () => {
    expect(meaningInHand(BIDDING, "wild", null, true)).toEqual({ actions: [], canBePicked: true });
  });

  it("is exchanged for the card of the reserve that was picked", () => {
    const picked = { place: "reserve", thing: "plans" } as const;
    expect(meaningInHand(BIDDING, "press", picked, true).actions).toEqual(["swap press plans"]);
    expect(meaningInHand(BIDDING, "elevator", picked, true).actions).toEqual([]);
  });

  it("is discarded outside the bids", () => {
    expect(meaningInHand(["discard press"], "press", null, false).actions).toEqual(["discard press"]);
    expect(meaningInHand(["discard press"], "press", null, true).actions).toEqual([]);
  });
});

describe("a card of the reserve", () => {
  it("is picked to be exchanged", () => {
    expect(meaningInReserve(BIDDING, "plans", null, true)).toEqual({ actions: [], canBePicked: true });
  });

  it("is exchanged for the card of the hand that was picked", () => {
    const picked = { place: "hand", thing: "wild" } as const;
    expect(meaningInReserve(BIDDING, "plans", picked, true).actions).toEqual(["swap wild plans"]);
  });

  it("is discarded during the bids", () => {
    expect(meaningInReserve(["discard plans", "done"], "plans", null, true).actions).toEqual(["discard plans"]);
  });
});

describe("a ride", () => {
  const rides = ["ride taxi-1 bronx", "ride taxi-1 manhattan", "ride taxi-2 bronx"];

  it("begins with a vessel", () => {
    expect(meaningOfVessel(rides, "taxi-1").canBePicked).toBe(true);
    expect(meaningOfVessel(rides, "bus-1").canBePicked).toBe(false);
  });

  it("goes to a borough by the vessel that was picked, or by any", () => {
    expect(actionsOfBorough(rides, "bronx", { place: "vessel", thing: "taxi-2" })).toEqual(["ride taxi-2 bronx"]);
    expect(actionsOfBorough(rides, "bronx", null)).toEqual(["ride taxi-1 bronx", "ride taxi-2 bronx"]);
    expect(actionsOfBorough(rides, "queens", null)).toEqual([]);
  });
});
