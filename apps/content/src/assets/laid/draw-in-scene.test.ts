import { expect, it } from "vitest";
import { ImageRequestError } from "../variants/argument.ts";
import { drawInScene, type Light, surfaceSize } from "./draw-in-scene.ts";
import type { Pixels } from "./draw-laid.ts";
import { type LaidScene, parseLaidRequest } from "./laid-request.ts";

const SIDE = 100;
/** A quarter of white in linear light. */
const FULL = 137;
const gray: Pixels = { data: new Uint8Array(130 * 130 * 3).fill(100), width: 130, height: 130 };
const light = (level: number, coverage = 255): Light => ({
  data: new Uint8Array(SIDE * SIDE * 4).map((_, at) => (at % 4 === 3 ? coverage : level)),
  width: SIDE,
  height: SIDE,
});
const address = (plane: string, size = "4000x4000") =>
  `/e1300x1300/square.500x500/stack.000000.90.v0/in/0a1b2c/hall.webp/${plane}/${size}/${SIDE}x${SIDE}.webp`;
const FLAT = "4000_0_0_0_4000_0_0_0";
/** A point lower in the picture is farther away. */
const TILTED = "1000_0_0_0_-4000_4000_0_-0.7";

function draw(plane: string, lit: Light) {
  const look = parseLaidRequest(address(plane));
  return drawInScene(gray, look, look.scene as LaidScene, lit);
}

/** Counts the dark joints that cross a row, or one of the next few if the row lies in a joint. */
function jointsAlong(drawn: Uint8Array, first: number): number {
  const isJoint = (x: number, row: number) => (drawn[(row * SIDE + x) * 4] ?? 255) < 60;
  const crossing = (row: number) =>
    Array.from({ length: SIDE }, (_, x) => x).filter((x) => isJoint(x, row) && !(x > 0 && isJoint(x - 1, row))).length;
  return Math.max(...[0, 1, 2, 3, 4].map((more) => crossing(first + more)));
}

it("shows the material's own color under full light, and darker in the shade", () => {
  const at = (50 * SIDE + 55) * 4;
  expect(draw(FLAT, light(FULL))[at]).toBeGreaterThan(95);
  expect(draw(FLAT, light(FULL))[at]).toBeLessThan(105);
  expect(draw(FLAT, light(70))[at]).toBeLessThan(60);
});

it("is clear where the surface isn't seen", () => {
  expect(draw(FLAT, light(FULL, 0)).every((value) => value === 0)).toBe(true);
  expect(draw(FLAT, light(FULL, 128))[3]).toBe(128);
});

it("shows pieces at true scale, and more of them where they are farther away", () => {
  expect(jointsAlong(draw(FLAT, light(FULL)), 50)).toBeGreaterThanOrEqual(6);
  const tilted = draw(TILTED, light(FULL));
  expect(jointsAlong(tilted, 20)).toBeLessThan(jointsAlong(tilted, 95));
});

it("draws a large surface no finer than it can be seen", () => {
  const { width, height } = surfaceSize(10_000, { down: 8000 } as LaidScene);
  expect(width * height).toBeLessThanOrEqual(6.1e6);
});

it("refuses surfaces with more pieces than can be told apart", () => {
  expect(() => parseLaidRequest(address(FLAT, "90000x90000"))).toThrow(ImageRequestError);
});
