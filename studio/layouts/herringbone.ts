import { type Layout, type Placed, SHEET } from "../layout.ts";
import { rectangle } from "../outline.ts";

/** Length of a piece divided by its width; the pattern repeats every two lengths, so that whole repeats fit the sheet. */
const RATIO = 3;
const UNITS = 12;
const JOINT = 2;

export function herringbone(): Layout {
  const unit = SHEET / UNITS;
  const pieces: Placed[] = [];
  for (let k = 0; k < UNITS; k++) {
    for (let m = 0; m < UNITS / (2 * RATIO); m++) {
      const column = k + 2 * RATIO * m;
      pieces.push({ shape: 0, x: (column + RATIO / 2) * unit, y: (k + 0.5) * unit });
      pieces.push({ shape: 1, x: (column + 0.5) * unit, y: (k + 1 + RATIO / 2) * unit });
    }
  }
  const long = RATIO * unit - JOINT;
  const short = unit - JOINT;
  return { shapes: [rectangle(long, short), rectangle(short, long)], pieces };
}
