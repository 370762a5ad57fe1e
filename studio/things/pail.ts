import { mixRgb, type Palette, type Rgb } from "../color.ts";
import { box, lit, type Stage } from "../object.ts";
import { cylinder } from "./cylinder.ts";
import { bandColors, PLASTIC } from "./label.ts";

/** A pail with a lid and a wire handle. */
export function drawPail(stage: Stage, palette: Palette): void {
  const { band, line } = bandColors(palette);
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
    if (box(x / Math.sqrt(Math.max(0.2, 1 - (x / w) ** 2 * 0.3)), yy - 0.1, 0.28, 0.17, 0.012) < 0) color = [250, 249, 246];
    if (box(x + 0.05, yy - 0.06, 0.18, 0.03, 0.004) < 0 || box(x + 0.1, yy - 0.15, 0.13, 0.013, 0.004) < 0)
      color = mixRgb(band, [255, 255, 255], 0.25);
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
    const bail = Math.hypot(x / 0.56, (y + 0.3) / 0.34);
    s.distance = y > -0.3 ? Math.abs(bail - 1) * 0.36 - 0.008 : 1;
    lit(s, [150, 150, 150], 0.85 - x * 0.35);
  });
}
