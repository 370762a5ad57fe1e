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

/** An element of a tagged PDF: its type, and the elements in it. */
export type Structure = [type: string, ...children: Structure[]];

/** Returns the structure that a screen reader follows, its root first; null for a PDF without one. */
export function readStructure(file: Buffer): Structure | null {
  const objects = new Map(
    [...file.toString("latin1").matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = "", body = ""]) => [id, body] as const),
  );
  const kidsOf = (body: string): string[] =>
    [...(/\/K \[([^\]]*)\]/.exec(body)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(([, id = ""]) => id);
  const toStructure = (id: string): Structure => {
    const body = objects.get(id) ?? "";
    return [/\/S \/(\w+)/.exec(body)?.[1] ?? "", ...kidsOf(body).map(toStructure)];
  };
  const root = [...objects.values()].find((body) => body.includes("/Type /StructTreeRoot"));
  const [document] = root ? kidsOf(root) : [];
  return document === undefined ? null : toStructure(document);
}
