import { mixRgb, type Palette, scaleRgb } from "../color.ts";
import { Noise } from "../noise.ts";
import { lit, type Stage } from "../object.ts";

const RADIUS = 0.3;
const LEFT = -0.72;
const RIGHT = 0.56;
const MIDDLE = 0.06;

/** A roll of membrane, its first yard drawn out flat: pressed squares and a fleece back. */
export function drawRoll(stage: Stage, palette: Palette, seed: number): void {
  const fleece = new Noise(seed + 1);
  const base = palette[0];
  const back = mixRgb(base, [240, 238, 233], 0.75);
  const bottom = MIDDLE + RADIUS;
  const slant = (y: number) => (y - MIDDLE) * -0.32;
  stage.shadow((x, y) => Math.max(Math.abs(y - bottom - 0.1) - 0.22, LEFT - 0.1 - x, x - RIGHT - 0.12), 0.14, 0.34);
  // The sheet in front of the roll.
  stage.draw((x, y, s) => {
    const across = x - slant(y);
    s.distance = Math.max(MIDDLE - y, y - 0.72, LEFT - across, across - RIGHT);
    if (s.distance > 0.01) return;
    const u = (across * 17 + 40) % 1;
    const depth = (y - MIDDLE) * 22 + 40;
    const v = depth % 1;
    const cell = Math.min(u, 1 - u, v, 1 - v);
    const light = 0.98 - Math.max(0, 0.32 - (y - MIDDLE)) * 0.8 + (cell < 0.14 ? 0.05 : v < 0.35 ? -0.14 : -0.03);
    lit(s, base, light);
  });
  stage.draw((x, y, s) => {
    const d = (y - MIDDLE) / RADIUS;
    s.distance = Math.max(Math.abs(y - MIDDLE) - RADIUS, LEFT - x, x - RIGHT);
    if (s.distance > 0.01) return;
    const round = Math.sqrt(Math.max(0, 1 - d * d));
    lit(s, back, 0.6 + 0.36 * round - d * 0.14 + fleece.fbm(x * 70, y * 70, 2) * 0.05);
  });
  // The end: layers around a hollow core.
  stage.draw((x, y, s) => {
    const r = Math.hypot((x - RIGHT) / 0.36, (y - MIDDLE) / RADIUS);
    s.distance = (r - 1) * 0.11;
    if (s.distance > 0.01) return;
    const turn = Math.atan2(y - MIDDLE, (x - RIGHT) * 0.83) / (Math.PI * 2);
    const layer = (r * 11 + turn + 10) % 1;
    const color = r < 0.3 ? scaleRgb(back, 0.4) : layer < 0.55 ? base : back;
    lit(s, color, r < 0.3 ? 0.75 - (y - MIDDLE) : 0.9 - (y - MIDDLE) * 0.2);
  });
}
