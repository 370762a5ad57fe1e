import { type Layout, rows, SHEET } from "../layout.ts";
import { rectangle } from "../outline.ts";

const PIECES = 12;
const JOINT = 1.8;

/** Small squares of several tones in random order. */
export function blend(): Layout {
  return { ...rows(rectangle(SHEET / PIECES - JOINT, SHEET / PIECES - JOINT), PIECES, PIECES, false), variety: 2 };
}
