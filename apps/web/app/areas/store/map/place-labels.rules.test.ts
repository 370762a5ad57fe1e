import { describe, expect, it } from "vitest";
import { placeLabels, type Spot, spreadMarks } from "./place-labels.rules.ts";

/** Places labels in a frame whose edges are far from the marks. */
const labels = (spots: Spot[]) =>
  placeLabels(
    spots.map((one) => ({ ...one, x: one.x + 500, y: one.y + 500 })),
    { width: 1000, height: 1000 },
  );

const spot = (x: number, y: number, width = 60): Spot => ({ x, y, mark: 12, width, height: 20 });

describe("the words beside marks of a map", () => {
  it("stand on the right where there is room", () => {
    expect(labels([spot(0, 0), spot(300, 0)])).toEqual(["right", "right"]);
  });

  it("go to another side of a neighbor's mark, and the first keeps its place", () => {
    expect(labels([spot(0, 0), spot(-40, 0)])).toEqual(["right", "left"]);
    expect(labels([spot(0, 0), spot(40, 0)])).toEqual(["left", "right"]);
  });

  it("are left out where nothing is free", () => {
    const crowd = [spot(0, 0), ...[-40, 0, 40].flatMap((x) => [-30, 0, 30].filter((y) => x !== 0 || y !== 0).map((y) => spot(x, y)))];
    expect(labels(crowd)[0]).toBeNull();
  });

  it("are shown for two stores at one point once each", () => {
    expect(labels([spot(0, 0), spot(0, 0)])).toEqual(["right", "left"]);
  });

  it("stay within the map", () => {
    expect(placeLabels([spot(990, 500), spot(20, 500), spot(500, 500)], { width: 1000, height: 1000 })).toEqual(["left", "right", "right"]);
    expect(placeLabels([spot(30, 15)], { width: 60, height: 30 })).toEqual([null]);
  });
});

describe("marks of a map", () => {
  it("don't cover each other, and stay where they are otherwise", () => {
    const [one, two, three] = spreadMarks([spot(0, 0), spot(8, 3), spot(200, 0)]);
    expect(three).toEqual(spot(200, 0));
    expect(Math.abs((two?.x ?? 0) - (one?.x ?? 0))).toBeGreaterThanOrEqual(24);
    const same = spreadMarks([spot(0, 0), spot(0, 0), spot(1, 1)]);
    const clear = same.every((a, i) => same.slice(i + 1).every((b) => Math.abs(a.x - b.x) >= 24 || Math.abs(a.y - b.y) >= 24));
    expect(clear).toBe(true);
  });
});
