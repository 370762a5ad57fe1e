import { type Layout, rows, SHEET } from "../layout.ts";
import { rectangle } from "../outline.ts";

const COLUMNS = 4;
const ROWS = 12;
const JOINT = 2;

export function brick(): Layout {
  return rows(rectangle(SHEET / COLUMNS - JOINT, SHEET / ROWS - JOINT), COLUMNS, ROWS, true);
}
