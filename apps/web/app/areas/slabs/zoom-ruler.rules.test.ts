import { expect, it } from "vitest";
import { barsAt } from "./zoom-ruler.rules.ts";

it("draws the longest round bar that fits, in both systems", () => {
  expect(barsAt(0.3)).toEqual({ inches: { length: 12, pixels: 91 }, centimeters: { length: 50, pixels: 150 } });
  expect(barsAt(1)).toEqual({ inches: { length: 6, pixels: 152 }, centimeters: { length: 10, pixels: 100 } });
  for (let perMm = 0.05; perMm < 4; perMm *= 1.1)
    for (const bar of Object.values(barsAt(perMm))) expect(bar.pixels).toBeLessThanOrEqual(180);
});
