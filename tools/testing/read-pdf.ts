import { inflateSync } from "node:zlib";

/** Returns the words and the number of pages of a PDF, whose text is in compressed streams as hexadecimal. */
export function readPdf(file: Buffer) {
  const raw = file.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = ""]) => {
    try {
      return [inflateSync(Buffer.from(body, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const shown = streams.join("\n").matchAll(/\[((?:<[0-9a-f]*>\s*-?[\d.]*\s*)+)\] TJ/g);
  const words = [...shown].map(([, run = ""]) =>
    [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join(""),
  );
  return { head: raw.slice(0, 5), words: words.join(" ").replace(/\s+/g, " "), pages: raw.match(/\/Type \/Page\b/g)?.length ?? 0 };
}
