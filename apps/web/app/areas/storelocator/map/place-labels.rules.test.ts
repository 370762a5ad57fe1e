import { describe, expect, it } from "vitest";
import { placeLabels, type Spot } from "./place-labels.rules.ts";

const spot = (x: number, y: number, width = 60): Spot => ({ x, y, mark: 12, width, height: 20 });

describe("the words beside marks of a map", () => {
  it("stand on the right where there is room", () => {
    expect(placeLabels([spot(0, 0), spot(300, 0)])).toEqual(["right", "right"]);
  });

  it("go to another side of a neighbor's mark, and the first keeps its place", () => {
    expect(placeLabels([spot(0, 0), spot(-40, 0)])).toEqual(["right", "left"]);
    expect(placeLabels([spot(0, 0), spot(40, 0)])).toEqual(["left", "right"]);
  });

  it("are left out where nothing is free", () => {
    const crowd = [spot(0, 0), ...[-40, 0, 40].flatMap((x) => [-30, 0, 30].filter((y) => x !== 0 || y !== 0).map((y) => spot(x, y)))];
    expect(placeLabels(crowd)[0]).toBeNull();
  });

  it("are shown for two stores at one point once each", () => {
    expect(placeLabels([spot(0, 0), spot(0, 0)])).toEqual(["right", "left"]);
  });
});
