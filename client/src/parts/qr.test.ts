import { expect, it } from "vitest";
import { pathOf, qrCode } from "./qr";

it("draws each run of dark squares as one rectangle", () => {
  expect(
    pathOf([
      [true, true, false, true],
      [false, false, true, false],
    ]),
  ).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM2 1h1v1h-1z");
});

it("has a quiet zone around the code", async () => {
  const { side, path } = await qrCode("http://127.0.0.1:2011/#/join/SalcmfTq6amT/JRlNRlLE");

  expect(side).toBeGreaterThan(29);
  expect(path).toMatch(/^M4 4h7/);
});
