import { type Layout, rows, SHEET } from "../layout.ts";
import { fan as outline } from "../outline.ts";

const COLUMNS = 5;
const JOINT = 2.2;

export function fan(): Layout {
  return rows(outline(SHEET / COLUMNS - JOINT), COLUMNS, COLUMNS * 2, true);
}
