import PDFDocument from "pdfkit";

const FONT = "Helvetica";
/** Breaking at words leaves at most so much of a line empty in the words of a ledger. */
const FILLED = 0.75;

const measure = new PDFDocument({ autoFirstPage: false }).font(FONT);

/** Returns how many lines a text takes at most. @param size of the font, in points @param width of the lines, in points */
export function linesAtMost(text: string, size: number, width: number): number {
  if (text === "") return 0;
  const needed = measure.fontSize(size).widthOfString(text);
  return needed <= width ? 1 : Math.ceil(needed / (width * FILLED));
}
