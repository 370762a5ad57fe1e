import { describe, expect, it } from "vitest";
import { milesBetween } from "../distance.ts";
import { circleAround } from "./circle.ts";

describe("a circle on the map", () => {
  it.each([
    [{ latitude: 39.3, longitude: -120.2 }, 100],
    [{ latitude: 64, longitude: -150 }, 250],
    [{ latitude: 0, longitude: 179 }, 50],
  ])("around %o is %i miles away everywhere, and closed", (center, miles) => {
    const line = circleAround(center, miles);
    for (const [longitude, latitude] of line) expect(milesBetween(center, { latitude, longitude })).toBeCloseTo(miles, 3);
    expect(line[0]?.[1]).toBeCloseTo(line.at(-1)?.[1] ?? 0, 9);
  });
});
