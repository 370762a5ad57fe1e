import type { Palette, Rgb } from "../color.ts";
import type { Stage } from "../object.ts";
import { cylinder } from "./cylinder.ts";
import { bandColors, PLASTIC } from "./label.ts";

/** A sealant cartridge with its nozzle. */
export function drawCartridge(stage: Stage, palette: Palette): void {
  const { band, line } = bandColors(palette);
  stage.shadow((x, y) => Math.hypot(x / 0.4, (y - 0.82) / 0.06) * 0.3 - 0.2, 0.14, 0.36);
  stage.draw((x, y, s) => {
    const nozzle = Math.max(Math.abs(x) - (0.03 + (y + 0.9) * 0.075), y + 0.42, -0.9 - y);
    s.distance = nozzle;
    cylinder(x / (0.03 + (y + 0.9) * 0.075 + 1e-3), s, PLASTIC, 0.3);
  });
  stage.draw((x, y, s) => {
    const dip = 0.03 * Math.sqrt(Math.max(0, 1 - (x / 0.2) ** 2));
    s.distance = Math.max(Math.abs(x) - 0.2, y - 0.8 - dip, -0.42 - y);
    if (s.distance > 0.01) return;
    const yy = y - dip;
    let color: Rgb = PLASTIC;
    if (yy > -0.24 && yy < 0.5) color = band;
    if (Math.abs(yy + 0.24) < 0.012 || Math.abs(yy - 0.5) < 0.012) color = line;
    if (yy > -0.02 && yy < 0.28 && Math.abs(x) < 0.15) color = [250, 249, 246];
    cylinder(x / 0.2, s, color, 0.45);
  });
}
