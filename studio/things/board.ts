import { mixRgb, type Palette, scaleRgb } from "../color.ts";
import { smooth } from "../field.ts";
import { Noise } from "../noise.ts";
import { box, lit, type Stage } from "../object.ts";
import { inkOn } from "./label.ts";
import type { Print } from "./print.ts";

const TURN = -0.06;
export const BOARD_PANEL = 0.7 / 0.5;

/** Two backer boards leaning on the wall: a printed grid, a reinforcing mesh, the core on the edge. */
export function drawBoard(stage: Stage, palette: Palette, seed: number, print: Print): void {
  const ink = inkOn(palette[0]);
  const grit = new Noise(seed + 1);
  const core = scaleRgb(palette[palette.length - 1], 0.85);
  for (const [center, turn] of [
    [0.16, TURN * 1.8],
    [-0.08, TURN],
  ]) {
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const u = (x: number, y: number) => (x - center) * cos - y * sin;
    const v = (x: number, y: number) => (x - center) * sin + y * cos;
    stage.shadow((x, y) => box(u(x - 0.05, y - 0.03), v(x - 0.05, y - 0.03), 0.5, 0.76, 0.02), 0.1, 0.3);
    stage.draw((x, y, s) => {
      s.distance = box(u(x, y) - 0.03, v(x, y) - 0.012, 0.5, 0.76, 0.006);
      lit(s, core, 0.82 + grit.at(x * 60, y * 60) * 0.06);
    });
    stage.draw((x, y, s) => {
      const a = u(x, y);
      const b = v(x, y);
      s.distance = box(a, b, 0.5, 0.76, 0.006);
      if (s.distance > 0.01) return;
      const mesh = Math.max(smooth(0.75, 1, Math.cos(a * 210)), smooth(0.75, 1, Math.cos(b * 210)));
      const line = Math.min(Math.abs(((a + 5) % 0.25) - 0.125), Math.abs(((b + 5) % 0.25) - 0.125)) < 0.0035;
      const ground = line ? mixRgb(palette[0], core, 0.55) : palette[0];
      const color = mixRgb(ground, ink, print((a + 0.44) / 0.7, (b - 0.14) / 0.5) * 0.8);
      lit(s, color, 1.02 - a * 0.06 - b * 0.05 + grit.fbm(a * 40, b * 40, 3) * 0.05 - mesh * 0.05);
    });
  }
}
