import { expect, it } from "vitest";
import { Moments } from "./moments";

function counted(): { moments: Moments; asked: string[]; fails: { now: boolean } } {
  const asked: string[] = [];
  const fails = { now: false };
  const moments = new Moments((ply, count, eyes) => {
    asked.push(`${eyes} ${ply}`);
    if (fails.now) return Promise.reject(new Error("gone"));
    return Promise.resolve(Array.from({ length: count }, (_, at) => ({ ply: ply + at, told: [], view: {} })));
  });
  return { moments, asked, fails };
}

it("fetches a stretch once, for each pair of eyes", async () => {
  const { moments, asked } = counted();
  expect((await moments.at(3, "open", 90))?.ply).toBe(3);
  expect((await moments.at(5, "open", 90))?.ply).toBe(5);
  await moments.at(5, "0", 90);
  expect(asked).toEqual(["open 0", "0 0"]);
});

it("fetches the next stretch before it is needed, but none after the last move", async () => {
  const { moments, asked } = counted();
  await moments.at(15, "watch", 25);
  await moments.at(35, "watch", 39);
  expect(asked).toEqual(["watch 0", "watch 20"]);
});

it("asks again after a failure", async () => {
  const { moments, asked, fails } = counted();
  fails.now = true;
  await expect(moments.at(0, "open", 9)).rejects.toThrow("gone");
  fails.now = false;
  expect((await moments.at(0, "open", 9))?.ply).toBe(0);
  expect(asked).toEqual(["open 0", "open 0"]);
});
