import { describe, expect, it } from "vitest";
import { placeWithin } from "./query-place.rules.ts";

const places = [
  { code: "reno", names: ["Reno"] },
  { code: "vegas", names: ["Las Vegas"] },
];

describe("a store in a query", () => {
  it.each([
    ["white matte 12x24 in Reno", "reno", "white matte 12x24"],
    ["blanco mate en reno", "reno", "blanco mate"],
    ["tile near Las Vegas, white", "vegas", "tile white"],
    ["white hexagon reno", "reno", "white hexagon"],
    ["azulejo cerca de Las Vegas", "vegas", "azulejo"],
  ])("is read: %s", (text, code, rest) => {
    expect(placeWithin(text, places)).toEqual({ code, rest });
  });

  it.each(["reno", "in Reno", "reno white", "renovation white", "white vegas"])("isn't read: %s", (text) => {
    expect(placeWithin(text, places)).toBeNull();
  });
});
