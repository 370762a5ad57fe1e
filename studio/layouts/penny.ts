import { type Layout, rows, SHEET } from "../layout.ts";
import { regular } from "../outline.ts";

const COLUMNS = 14;

export function penny(): Layout {
  return rows(regular(48, SHEET / COLUMNS / 2 - 1.1), COLUMNS, 16, true);
}
