/**
 * Breaks a text into lines at spaces.
 * @param widthOf the width of a line
 * @param most maximum number of lines; the last one ends in … if there is more
 */
export function breakLines(text: string, width: number, most: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines.map((line) => shorten(line, width, widthOf));
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`].map((line) => shorten(line, width, widthOf));
}

/** A single word may be longer than its line. */
function shorten(line: string, width: number, widthOf: (line: string) => number): string {
  let text = line;
  while (text.length > 1 && widthOf(text) > width) text = `${text.replace(/…$/, "").slice(0, -1)}…`;
  return text;
}
