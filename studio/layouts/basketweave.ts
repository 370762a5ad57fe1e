import { type Layout, type Placed, SHEET } from "../layout.ts";
import { rectangle } from "../outline.ts";

const BLOCKS = 6;
const JOINT = 2;

export function basketweave(): Layout {
  const block = SHEET / BLOCKS;
  const pieces: Placed[] = [];
  for (let row = 0; row < BLOCKS; row++) {
    for (let column = 0; column < BLOCKS; column++) {
      const x = (column + 0.5) * block;
      const y = (row + 0.5) * block;
      const shape = (row + column) % 2;
      for (const side of [-0.25, 0.25]) {
        pieces.push(shape === 0 ? { shape, x, y: y + side * block } : { shape, x: x + side * block, y });
      }
    }
  }
  const long = block - JOINT;
  const short = block / 2 - JOINT;
  return { shapes: [rectangle(long, short), rectangle(short, long)], pieces };
}
