import type { SceneSurface } from "@azulejo/contract/areas/gallery.ts";
import { expect, it } from "vitest";
import type { StoredScene } from "../../domain/gallery.ts";
import { showScene } from "./show-scene.ts";

const plane = [3734.9999, -6999.496, -3386.079, 4400.1804, -83.997984, -27441.185, -5.8789758e-11, -3.3333333];
const surface = { part: "floor", light: "/assets/f/1001/10x10/aa/a.webp", plane, across: 3735, down: 4102 } as SceneSurface;
const picture = { address: "/assets/f/1001/10x10/aa/b.webp", width: 10, height: 10, color: null };
const scene = { code: "hall", room: "entry", picture, surface, texts: {}, products: [] } as unknown as StoredScene;

/** Maps a point of the picture to the surface, in millimeters. */
const pointOf = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: readonly number[], x: number, y: number) => {
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
};

it("rounds a surface's plane without moving any point by a tenth of a millimeter", () => {
  const shown = showScene(scene, "en").surface?.plane ?? [];
  expect(JSON.stringify(shown)).not.toContain("e-");
  for (const x of [0, 0.3, 1])
    for (const y of [0.45, 0.7, 1]) {
      const [u = 0, v = 0] = pointOf(shown, x, y);
      const [exactU = 0, exactV = 0] = pointOf(plane, x, y);
      expect(Math.hypot(u - exactU, v - exactV)).toBeLessThan(0.1);
    }
});
