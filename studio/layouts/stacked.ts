import { type Layout, rows, SHEET } from "../layout.ts";
import { rectangle } from "../outline.ts";

const COLUMNS = 2;
const ROWS = 12;
const JOINT = 2;

export function stacked(): Layout {
  return rows(rectangle(SHEET / COLUMNS - JOINT, SHEET / ROWS - JOINT), COLUMNS, ROWS, false);
}
