import { mixRgb, type Palette, type Rgb } from "../color.ts";
import { lit, type Stage } from "../object.ts";
import { cylinder } from "./cylinder.ts";
import { bandColors, inkOn, PLASTIC } from "./label.ts";
import type { Print } from "./print.ts";

/** Half the angle that the print covers on the pail. */
const SPAN = 0.98;
const PANEL = { top: -0.29, height: 0.74 };
export const PAIL_PANEL = (0.47 * SPAN * 2) / PANEL.height;

/** A pail with a lid and a wire handle. */
export function drawPail(stage: Stage, palette: Palette, _seed: number, print: Print): void {
  const { band, line } = bandColors(palette);
  const ink = inkOn(band);
  const half = (y: number) => 0.5 - (y + 0.5) * 0.05;
  const dip = (x: number, w: number) => 0.1 * Math.sqrt(Math.max(0, 1 - (x / w) ** 2));
  stage.shadow((x, y) => Math.hypot(x / 0.98, (y - 0.72) / 0.15) * 0.5 - 0.26, 0.22, 0.4);
  stage.draw((x, y, s) => {
    const w = half(y);
    const bottom = y - (0.62 + dip(x, w));
    s.distance = Math.max(Math.abs(x) - w, bottom, -0.5 - y);
    if (s.distance > 0.01) return;
    const yy = y - dip(x, w);
    let color: Rgb = PLASTIC;
    if (yy > -0.3 && yy < 0.46) color = band;
    if (Math.abs(yy + 0.3) < 0.014 || Math.abs(yy - 0.46) < 0.014) color = line;
    const angle = Math.asin(Math.max(-1, Math.min(1, x / w)));
    const printed = print(angle / (2 * SPAN) + 0.5, (yy - PANEL.top) / PANEL.height);
    if (printed > 0) color = mixRgb(color, ink, printed);
    cylinder(x / w, s, color, 0.4);
  });
  // Lid: a skirt with ribs, then its top seen from a little above.
  stage.draw((x, y, s) => {
    const yy = y - dip(x, 0.54);
    s.distance = Math.max(Math.abs(x) - 0.54, yy + 0.42, -0.56 - y);
    if (s.distance > 0.01) return;
    cylinder(x / 0.54, s, PLASTIC, 0.35);
    const rib = Math.abs(yy + 0.47) < 0.008 ? 0.86 : 1;
    s.r *= rib;
    s.g *= rib;
    s.b *= rib;
  });
  stage.draw((x, y, s) => {
    const e = Math.hypot(x / 0.54, (y + 0.56) / 0.105);
    s.distance = (e - 1) * 0.1;
    const ring = Math.abs(e - 0.86) < 0.03 ? 0.93 : 1;
    lit(s, PLASTIC, (1.0 + x * -0.04 + (y + 0.56) * 0.3) * ring);
  });
  stage.draw((x, y, s) => {
    // The bail hangs back over the lid, clear of the print.
    const bail = Math.hypot(x / 0.56, (y + 0.42) / 0.44);
    s.distance = y < -0.42 ? Math.abs(bail - 1) * 0.4 - 0.008 : 1;
    lit(s, [150, 150, 150], 0.85 - x * 0.35);
  });
}
