import { mixRgb, type Palette, type Rgb, scaleRgb } from "../color.ts";
import { smooth } from "../field.ts";
import { Noise } from "../noise.ts";
import { box, lit, type Stage } from "../object.ts";
import { bandColors, inkOn, PAPER } from "./label.ts";
import type { Print } from "./print.ts";

/** The printed panel, in units of the stage. */
const PANEL = { left: -0.47, top: -0.3, width: 0.94, height: 0.72 };
export const SACK_PANEL = PANEL.width / PANEL.height;

/** Mortar or grout in a sewn paper sack. */
export function drawSack(stage: Stage, palette: Palette, seed: number, print: Print): void {
  const { band, line } = bandColors(palette);
  const crumple = new Noise(seed + 1);
  const paper = mixRgb(PAPER, palette[0], 0.08);
  const ink = inkOn(band);
  // A full sack bulges in the middle and is pulled straight at the sewn ends.
  const edge = (x: number, y: number) => {
    const bulge = 0.5 + 0.045 * Math.cos(y * 1.75) + crumple.at(y * 5, 3 + Math.sign(x)) * 0.008;
    return box(x, y - 0.02, bulge, 0.72, 0.05);
  };
  stage.shadow((x, y) => Math.hypot(x / 1.02, (y - 0.76) / 0.09) * 0.5 - 0.28, 0.2, 0.34);
  stage.shadow((x, y) => edge(x - 0.035, y - 0.03), 0.09, 0.16);
  stage.draw((x, y, s) => {
    s.distance = edge(x, y);
    if (s.distance > 0.01) return;
    const across = x / 0.54;
    const along = (y - 0.02) / 0.72;
    const end = smooth(0.74, 1, Math.abs(along));
    const fold = crumple.fbm(x * 2.6 + 4, y * 2.2, 4, 0.55) * 0.055 + crumple.fbm(x * 9, y * 4, 2) * 0.05 * end;
    let light = 1.04 - across * 0.1 - Math.max(0, Math.abs(across) - 0.62) ** 2 * 1.9 + fold - end * 0.05;
    light *= 1 - smooth(0.9, 1.02, along) * 0.22;
    light += crumple.at(x * 150, y * 150) * 0.012;
    let color: Rgb = paper;
    const v = (y - PANEL.top) / PANEL.height;
    if (v > 0 && v < 1) {
      // Print follows the folds of the paper.
      const u = (x - PANEL.left) / PANEL.width + fold * 0.02;
      color = mixRgb(band, ink, print(u, v + across * across * 0.008));
    }
    if (Math.abs(v + 0.05) < 0.012 || Math.abs(v - 1.05) < 0.012) color = line;
    // The stitched seam across the mouth.
    const seam = Math.abs(y + 0.615);
    if (seam < 0.011) color = Math.sin(x * 150) > -0.2 ? scaleRgb(line, 0.95) : paper;
    if (y < -0.6) light *= 0.97;
    lit(s, color, light);
  });
}
