import { describe, expect, it } from "vitest";
import type { Scene } from "../scene.svelte";
import { Picking, saidOf } from "./picking.svelte";

const PAIRS = ["take violet brown", "take violet grey", "take brown grey"];

function sceneOf(actions: readonly string[]): { scene: Scene<unknown>; chosen: string[] } {
  const chosen: string[] = [];
  const scene = {
    choices: actions.map((action) => ({ action, rule: "" })),
    offered: (verb: string) => actions.filter((action) => action.startsWith(verb)),
    choose: (action: string) => chosen.push(action),
  };
  return { scene: scene as unknown as Scene<unknown>, chosen };
}

describe("an action of two things", () => {
  it("is found in whichever order its things are named", () => {
    expect(saidOf(PAIRS, ["grey", "violet"])).toEqual(["take violet grey"]);
    expect(saidOf(["move white times-square"], ["times-square"])).toEqual(["move white times-square"]);
  });

  it("is put together by two clicks", () => {
    const { scene, chosen } = sceneOf(PAIRS);
    const picking = new Picking(scene, "take");
    picking.pick("grey");
    expect(picking.first).toBe("grey");
    expect(picking.offers("orange")).toBe(false);
    picking.pick("violet");
    expect(chosen).toEqual(["take violet grey"]);
  });

  it("needs one click where it is said of one thing", () => {
    const { scene, chosen } = sceneOf(["take brown"]);
    new Picking(scene, "take").pick("brown");
    expect(chosen).toEqual(["take brown"]);
  });

  it("is not chosen by its first thing, even if nothing else is left", () => {
    const { scene, chosen } = sceneOf(["move white city-hall"]);
    const picking = new Picking(scene, "move");
    picking.pick("white");
    expect(chosen).toEqual([]);
    picking.pick("city-hall");
    expect(chosen).toEqual(["move white city-hall"]);
  });

  it("is put back by clicking the first thing again", () => {
    const { scene, chosen } = sceneOf(PAIRS);
    const picking = new Picking(scene, "take");
    picking.pick("violet");
    picking.pick("violet");
    expect(picking.first).toBeNull();
    expect(chosen).toEqual([]);
  });
});
