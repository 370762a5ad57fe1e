export interface Line {
  /** Starts at 1. */
  number: number;
  text: string;
}

/** Splits text chunks into lines at CR LF, LF or CR. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 0;
  let rest = "";
  for await (const piece of text) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) yield { number: ++number, text: line };
  }
  if (rest !== "") yield { number: ++number, text: rest.replace(/\r$/, "") };
}
