import { MARGIN } from "../../paper/paper.tsx";
import { linesAtMost } from "../../paper/text-lines.ts";
import type { Sheet } from "./sheet.ts";

/** The measures of a sheet in points, used both for its layout and for the page breaks. */
export const PAGE = { width: 612, height: 792, above: 48, below: 64 };
export const TEXT = { size: 9.5, line: 1.45 };
export const SHOP = { size: 17, line: 1.2, below: 4 };
export const TITLE = { size: 25, line: 1.15, below: 14 };
export const HEAD_BELOW = 30;
export const ABOUT_BELOW = 24;
export const FACT_PADDING = 2;
export const COLUMNS_BELOW = 5;
export const ROW_PADDING = 6;
/** Space between a row's text and its figures. */
export const GAP = 12;
/** The width of a column of figures. */
export const FIGURE = 88;

const RULE = 1;
const LINE = TEXT.size * TEXT.line;
const WIDTH = PAGE.width - 2 * MARGIN;

/** Returns the height available for rows on each page, and the maximum height of each row. */
export function roomOf({ title, from, to, facts, columns }: Sheet) {
  const columnTitles = LINE + COLUMNS_BELOW + RULE;
  const others = PAGE.height - PAGE.above - PAGE.below - columnTitles;
  const head = SHOP.size * SHOP.line + SHOP.below + from.length * LINE + HEAD_BELOW;
  const heading = linesAtMost(title, TITLE.size, WIDTH) * TITLE.size * TITLE.line + TITLE.below;
  const about = Math.max(to.length * LINE, facts.length * (LINE + 2 * FACT_PADDING + RULE)) + ABOUT_BELOW;
  const wide = WIDTH - (columns.length - 1) * FIGURE - GAP;
  const heightOf = ({ cells: [words = ""], note }: Sheet["rows"][number]): number =>
    (Math.max(1, linesAtMost(words, TEXT.size, wide)) + linesAtMost(note, TEXT.size, wide)) * LINE + 2 * ROW_PADDING + RULE;
  return { first: others - head - heading - about - LINE, others, heightOf };
}
