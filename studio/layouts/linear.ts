import { type Layout, type Placed, SHEET } from "../layout.ts";
import { randomFrom } from "../noise.ts";
import { type Outline, rectangle } from "../outline.ts";

const ROWS = 20;
const JOINT = 1.6;
const LENGTHS = [50.8, 76.25, 101.7, 152.5];

export function linear(seed: number): Layout {
  const random = randomFrom(seed);
  const height = SHEET / ROWS;
  const shapes: Outline[] = LENGTHS.map((length) => rectangle(length - JOINT, height - JOINT));
  const pieces: Placed[] = [];
  for (let row = 0; row < ROWS; row++) {
    const start = random() * SHEET;
    let x = 0;
    while (x < SHEET - 1) {
      const room = LENGTHS.filter((length) => x + length <= SHEET + 1);
      const shape = room.length === 0 ? 0 : Math.floor(random() * room.length);
      pieces.push({ shape, x: start + x + LENGTHS[shape] / 2, y: (row + 0.5) * height });
      x += LENGTHS[shape];
    }
  }
  return { shapes, pieces };
}
