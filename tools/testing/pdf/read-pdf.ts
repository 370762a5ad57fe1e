import { inflateSync } from "node:zlib";

export const streamOf = (object: string): string => {
  const [, body = ""] = /stream\r?\n([\s\S]*?)\nendstream/.exec(object) ?? [];
  try {
    return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
  } catch {
    return body;
  }
};

/** Maps object numbers to the objects of a PDF. */
export const objectsOf = (raw: string): Map<string, string> =>
  new Map([...raw.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = "", body = ""]) => [id, body] as const));

const utf16 = (hex: string): string => Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");

/** Reads which characters each glyph of an embedded font represents. */
function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = "", , list = ""] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ""], place) => letters.set(Number.parseInt(first, 16) + place, utf16(hex)));
  return letters;
}

/** Matches a font change, a run of glyphs, or the end of a text. */
const drawn = /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>\s*-?[\d.]*\s*)+)\] TJ|\b(ET)\b/g;

/** A PDF draws right-to-left letters from left to right, so they are put back into reading order. */
const inReadingOrder = (drawn: string): string =>
  drawn.replace(/[\p{Script=Arabic}\p{Script=Hebrew}]+(?: [\p{Script=Arabic}\p{Script=Hebrew}]+)*/gu, (run) => [...run].reverse().join(""));

/** Returns the words, the number of pages and the embedded fonts of a PDF. */
export function readPdf(file: Buffer) {
  const raw = file.toString("latin1");
  const objects = objectsOf(raw);
  const fonts = new Map(
    [...objects.values()].flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => {
        const [, letters] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? [];
        return [name, letters ? lettersOf(streamOf(objects.get(letters) ?? "")) : null] as const;
      }),
    ),
  );
  const words: string[] = [];
  for (const [, contents = ""] of raw.matchAll(/\/Contents (\d+) 0 R/g)) {
    let font: Map<number, string> | null = null;
    for (const [, name, run, end] of streamOf(objects.get(contents) ?? "").matchAll(drawn)) {
      if (name) font = fonts.get(name) ?? null;
      else if (end) words.push("");
      else words.push((words.pop() ?? "") + [...(run ?? "").matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => readRun(hex, font)).join(""));
    }
  }
  return {
    head: raw.slice(0, 5),
    words: words.map(inReadingOrder).join(" ").replace(/\s+/g, " "),
    pages: raw.match(/\/Type \/Page\b/g)?.length ?? 0,
    fonts: new Set([...raw.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = ""]) => name)),
  };
}

const readRun = (hex: string, font: Map<number, string> | null): string =>
  font === null
    ? Buffer.from(hex, "hex").toString("latin1")
    : (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "\uFFFD").join("");

/** An element of a tagged PDF: its type and its child elements. */
export type Structure = [type: string, ...children: Structure[]];

/** Returns the structure that a screen reader follows, starting with its root; null for an untagged PDF. */
export function readStructure(file: Buffer): Structure | null {
  const objects = objectsOf(file.toString("latin1"));
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
