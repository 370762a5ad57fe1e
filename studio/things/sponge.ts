import { mixRgb, type Palette, scaleRgb } from "../color.ts";
import { smooth } from "../field.ts";
import { Cells, Noise } from "../noise.ts";
import { box, lit, type Stage } from "../object.ts";

/** Two grout sponges, one on the other: rounded blocks full of pores. */
export function drawSponge(stage: Stage, palette: Palette, seed: number): void {
  const pores = new Cells(seed + 1);
  const fine = new Noise(seed + 2);
  const deep = mixRgb(scaleRgb(palette[0], 0.55), [90, 60, 20], 0.2);
  for (const [cx, cy, turn] of [
    [0.06, 0.22, 0.06],
    [-0.05, -0.2, -0.14],
  ]) {
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const u = (x: number, y: number) => (x - cx) * cos - (y - cy) * sin;
    const v = (x: number, y: number) => (x - cx) * sin + (y - cy) * cos;
    const shape = (x: number, y: number) => box(u(x, y), v(x, y), 0.64, 0.3, 0.13) + fine.at(x * 9, y * 9) * 0.006;
    stage.shadow((x, y) => shape(x - 0.04, y - 0.09), 0.12, 0.36);
    stage.draw((x, y, s) => {
      s.distance = shape(x, y);
      if (s.distance > 0.01) return;
      const a = u(x, y);
      const b = v(x, y);
      pores.find(a * 26, b * 26);
      const big = pores.id > 0.35 ? smooth(0.1 + pores.other * 0.28, 0.04, pores.near) : 0;
      const front = smooth(0.05, 0.12, b);
      const small = smooth(0.1, 0.5, fine.fbm(a * 55, b * 55, 2)) * 0.4;
      lit(
        s,
        mixRgb(palette[0], deep, Math.min(0.8, big * 0.7 + small)),
        1.03 - front * 0.16 - smooth(-0.09, 0, s.distance) * 0.24 - a * 0.05,
      );
    });
  }
}
