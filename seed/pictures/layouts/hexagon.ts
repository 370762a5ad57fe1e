import { type Layout, rows, SHEET } from "../layout.ts";
import { hexagon as outline } from "../outline.ts";

const COLUMNS = 7;
const ROWS = 8;
const JOINT = 2;

export function hexagon(): Layout {
  return rows(outline(SHEET / COLUMNS - JOINT, SHEET / ROWS / 0.75 - JOINT * 1.15), COLUMNS, ROWS, true);
}
