import { MARGIN } from "../../paper/paper.tsx";
import { linesAtMost } from "../../paper/text-lines.ts";
import { PICTURE } from "./line-picture.rules.ts";
import type { Sheet } from "./sheet.ts";

/** The measures of a sheet in points, used both for its layout and for the page breaks. */
export const PAGE = { width: 612, height: 792, above: 48, below: 64 };
export const TEXT = { size: 9.5, line: 1.45 };
export const SHOP = { size: 17, line: 1.2 };
export const TITLE = { size: 26, line: 1.15, below: 16 };
/** The main figure beside the title. */
export const MAIN = { size: 22, line: 1.15, width: 150 };
export const HEAD_ABOVE_RULE = 8;
export const HEAD_BELOW = 26;
export const ABOUT_BELOW = 24;
export const FACT_PADDING = 2;
export const COLUMNS_BELOW = 5;
export const ROW_PADDING = 6;
/** Space between a row's text and its figures. */
export const GAP = 12;
/** The width of a column of figures. */
export const FIGURE = 78;

const RULE = 1;
const LINE = TEXT.size * TEXT.line;
const WIDTH = PAGE.width - 2 * MARGIN;

/** Whether the lines of a sheet leave room for pictures. */
export const hasPictures = ({ rows }: Sheet): boolean => rows.some(({ picture }) => picture !== undefined);

/** Returns the height available for rows on each page, and the maximum height of each row. */
export function roomOf(sheet: Sheet) {
  const { title, from, to, facts, columns, totals } = sheet;
  const columnTitles = LINE + COLUMNS_BELOW + RULE;
  const others = PAGE.height - PAGE.above - PAGE.below - columnTitles;
  const head = Math.max(SHOP.size * SHOP.line, from.length * LINE) + HEAD_ABOVE_RULE + RULE + HEAD_BELOW;
  const titleLines = linesAtMost(title, TITLE.size, WIDTH - (totals.length > 0 ? MAIN.width : 0) - GAP);
  const heading = Math.max(titleLines * TITLE.size * TITLE.line, LINE + MAIN.size * MAIN.line) + TITLE.below;
  const about = Math.max(to.length * LINE, facts.length * (LINE + 2 * FACT_PADDING + RULE)) + ABOUT_BELOW;
  const plate = hasPictures(sheet) ? PICTURE : { width: -GAP, height: 0 };
  const wide = WIDTH - (columns.length - 1) * FIGURE - GAP - (plate.width + GAP);
  const heightOf = ({ cells: [words = ""], note }: Sheet["rows"][number]): number => {
    const lines = Math.max(1, linesAtMost(words, TEXT.size, wide)) + linesAtMost(note, TEXT.size, wide);
    return Math.max(lines * LINE, plate.height) + 2 * ROW_PADDING + RULE;
  };
  return { first: others - head - heading - about - LINE, others, heightOf };
}
