import { mixRgb, type Palette, type Rgb } from "../color.ts";
import { smooth } from "../field.ts";
import type { Stage } from "../object.ts";
import { cylinder } from "./cylinder.ts";
import { bandColors, inkOn, PLASTIC } from "./label.ts";
import type { Print } from "./print.ts";

const HALF = 0.38;
const FOOT = 0.74;
const SHOULDER = -0.34;
const NECK = { half: 0.11, top: -0.7 };
const CAP = { half: 0.14, top: -0.88, bottom: -0.64 };
/** Half the angle that the label covers on the bottle. */
const SPAN = 1.05;
const PANEL = { top: -0.22, height: 0.86 };
export const BOTTLE_PANEL = (HALF * SPAN * 2) / PANEL.height;

/** A bottle of sealer or cleaner with a screw cap and a label around its front. */
export function drawBottle(stage: Stage, palette: Palette, _seed: number, print: Print): void {
  const { band, line } = bandColors(palette);
  const ink = inkOn(band);
  const half = (y: number) =>
    NECK.half + (HALF - NECK.half) * Math.sqrt(smooth(NECK.top + 0.14, SHOULDER, y)) - smooth(0.66, FOOT, y) * 0.03;
  const dip = (x: number, w: number) => 0.07 * Math.sqrt(Math.max(0, 1 - (x / w) ** 2));
  stage.shadow((x, y) => Math.hypot(x / 0.72, (y - 0.78) / 0.12) * 0.5 - 0.26, 0.2, 0.42);
  stage.draw((x, y, s) => {
    const w = half(y);
    s.distance = Math.max(Math.abs(x) - w, y - FOOT - dip(x, w), NECK.top - y);
    if (s.distance > 0.01) return;
    const across = x / w;
    let color: Rgb = PLASTIC;
    const v = (y - dip(x, w) * 0.85 - PANEL.top) / PANEL.height;
    const angle = Math.asin(Math.max(-1, Math.min(1, across)));
    if (v > 0 && v < 1 && Math.abs(angle) < SPAN + 0.25) {
      color = mixRgb(band, ink, print(angle / (2 * SPAN) + 0.5, v));
      if (v < 0.02 || v > 0.98) color = line;
    }
    cylinder(across, s, color, 0.34);
  });
  stage.draw((x, y, s) => {
    const lower = y - CAP.bottom - dip(x, CAP.half) * 0.5;
    s.distance = Math.max(Math.abs(x) - CAP.half, lower, CAP.top - y);
    if (s.distance > 0.01) return;
    const angle = Math.asin(Math.max(-1, Math.min(1, x / CAP.half)));
    cylinder(x / CAP.half, s, line, 0.3);
    const rib = 0.93 + 0.07 * Math.cos(angle * 34);
    s.r *= rib;
    s.g *= rib;
    s.b *= rib;
  });
  stage.draw((x, y, s) => {
    s.distance = (Math.hypot(x / CAP.half, (y - CAP.top) / 0.03) - 1) * 0.03;
    s.r = Math.min(255, line[0] * 1.12 + 12);
    s.g = Math.min(255, line[1] * 1.12 + 12);
    s.b = Math.min(255, line[2] * 1.12 + 12);
  });
}
