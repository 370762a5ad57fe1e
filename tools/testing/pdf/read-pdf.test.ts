import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { readPdf } from "./read-pdf.ts";

/** A page whose compressed text ends with a carriage return, as one in 256 does. */
function pageEndingWithReturn(): Buffer {
  // The last byte is the sum of all bytes, which each further space and tab changes by 41: every value comes within 256 turns.
  for (let turns = 1; ; turns++) {
    const text = deflateSync(Buffer.from(`BT /F1 1 Tf [<0000>] TJ ET${" \t".repeat(turns)}`));
    if (text.at(-1) !== 0x0d) continue;
    const cmap = deflateSync(Buffer.from("1 beginbfrange\n<0000> <0000> [<0041>]\nendbfrange"));
    return Buffer.concat([
      Buffer.from("%PDF-1.3\n1 0 obj\n<< /Type /Page /Contents 2 0 R /Font << /F1 3 0 R >> >>\nendobj\n2 0 obj\n<< >>\nstream\n"),
      text,
      Buffer.from("\nendstream\nendobj\n3 0 obj\n<< /ToUnicode 4 0 R >>\nendobj\n4 0 obj\n<< >>\nstream\n"),
      cmap,
      Buffer.from("\nendstream\nendobj\n"),
    ]);
  }
}

it("reads a page whatever its compressed text ends with", () => {
  expect(readPdf(pageEndingWithReturn()).words.trim()).toBe("A");
});
