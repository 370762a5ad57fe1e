import { type Layout, rows, SHEET } from "../layout.ts";
import { rectangle } from "../outline.ts";

const PIECES = 6;
const JOINT = 2.2;

export function square(): Layout {
  return rows(rectangle(SHEET / PIECES - JOINT, SHEET / PIECES - JOINT), PIECES, PIECES, false);
}
