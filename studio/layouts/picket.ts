import { type Layout, rows, SHEET } from "../layout.ts";
import { picket as outline } from "../outline.ts";

const COLUMNS = 8;
const ROWS = 4;
const JOINT = 2;

export function picket(): Layout {
  const width = SHEET / COLUMNS;
  return rows(outline(width - JOINT, SHEET / ROWS + width / 2 - JOINT * 1.3), COLUMNS, ROWS, true);
}
