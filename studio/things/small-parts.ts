import type { Palette, Rgb } from "../color.ts";
import { smooth } from "../field.ts";
import { randomFrom } from "../noise.ts";
import { box, lit, type Stage } from "../object.ts";

type Shape = (u: number, v: number) => number;

interface Part {
  readonly shape: Shape;
  readonly size: number;
  readonly color: Rgb;
  /** A darker slot or hole in the part. */
  readonly hole?: Shape;
}

/** Scatters parts over the stage as if poured from a bag, each slightly different. */
function strew(stage: Stage, seed: number, count: number, pick: (chance: number) => Part): void {
  const random = randomFrom(seed + 3);
  const side = Math.ceil(Math.sqrt(count));
  for (let k = 0; k < count; k++) {
    const part = pick(random());
    const cx = (((k % side) + 0.5) / side - 0.5) * 1.66 + (random() - 0.5) * 0.14;
    const cy = ((Math.floor(k / side) + 0.5) / side - 0.5) * 1.66 + (random() - 0.5) * 0.14;
    const turn = random() * Math.PI * 2;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const at = (shape: Shape, x: number, y: number) => {
      const dx = (x - cx) / part.size;
      const dy = (y - cy) / part.size;
      return shape(dx * cos - dy * sin, dx * sin + dy * cos) * part.size;
    };
    stage.shadow((x, y) => at(part.shape, x - 0.012, y - 0.022), 0.03, 0.4);
    stage.draw((x, y, s) => {
      s.distance = at(part.shape, x, y);
      if (s.distance > 0.01) return;
      const rim = smooth(-0.02, 0, s.distance);
      lit(s, part.color, 1.02 - rim * 0.22 - (y - cy) * 0.3, rim * 0.05);
      const { hole } = part;
      if (hole && at(hole, x, y) < 0) lit(s, part.color, 0.72);
    });
  }
}

/** Clips of a levelling system: a foot and a slotted stem. */
export function drawClips(stage: Stage, palette: Palette, seed: number): void {
  const shape: Shape = (u, v) => Math.min(box(u, v - 0.62, 0.62, 0.2, 0.08), box(u, v + 0.08, 0.32, 0.82, 0.1));
  const hole: Shape = (u, v) => box(u, v + 0.14, 0.14, 0.42, 0.03);
  strew(stage, seed, 36, () => ({ shape, hole, size: 0.125, color: palette[0] }));
}

/** Wedges that drive the clips: a ramp with ribs. */
export function drawWedges(stage: Stage, palette: Palette, seed: number): void {
  const shape: Shape = (u, v) => Math.max(Math.abs(u) - 1, Math.abs(v) - 0.34 + u * 0.16) - 0.06;
  const hole: Shape = (u, v) => Math.max(Math.abs(((u + 4) % 0.2) - 0.1) - 0.03, Math.abs(v) - 0.13, Math.abs(u) - 0.82);
  strew(stage, seed, 30, () => ({ shape, hole, size: 0.14, color: palette[0] }));
}

/** Cross spacers, and a few with three arms for broken joints. */
export function drawSpacers(stage: Stage, palette: Palette, seed: number): void {
  const cross: Shape = (u, v) => Math.min(box(u, v, 1, 0.2, 0.08), box(u, v, 0.2, 1, 0.08));
  const tee: Shape = (u, v) => Math.min(box(u, v, 1, 0.2, 0.08), box(u, v - 0.5, 0.2, 0.5, 0.08));
  strew(stage, seed, 49, (chance) => ({ shape: chance < 0.22 ? tee : cross, size: 0.092, color: palette[0] }));
}
