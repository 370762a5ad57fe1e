import { SaxesParser } from "saxes";
import { BAD_BYTES, hasBadBytes } from "./bad-bytes.ts";
import type { Format, Setting } from "./format.ts";
import { attributeName, isAttribute, isUsedAttribute } from "./google-attributes.ts";
import { type Entry, googleNames, groupOf, readEntries } from "./google-product.ts";

/** A Google Merchant feed in XML: RSS 2.0 items or Atom entries. */
export const googleXml: Format = {
  name: "google-xml",
  oneLanguage: true,
  columns: googleNames,
  async *read(text, setting) {
    let group: Entry[] = [];
    for await (const entry of entriesOf(text, setting)) {
      const [before] = group;
      if (before && groupOf(before) !== groupOf(entry)) {
        yield* readEntries(group, setting);
        group = [];
      }
      group.push(entry);
    }
    if (group.length > 0) yield* readEntries(group, setting);
  },
};

/** The maximum length of a feed entry, in characters. */
const MOST = 1_000_000;
const opening = /<(item|entry)(?=[\s>])/;

/**
 * Splits a feed into entries. Each is parsed separately, because after a bare "&" a parser recovers only at the next ";": this way
 * one entry is lost, not the rest of the file.
 */
async function* entriesOf(text: AsyncIterable<string>, setting: Setting): AsyncGenerator<Entry> {
  let rest = "";
  let line = 1;
  const drop = (length: number) => {
    line += rest.slice(0, length).split("\n").length - 1;
    rest = rest.slice(length);
  };
  for await (const piece of text) {
    rest += piece;
    for (;;) {
      const start = opening.exec(rest);
      // Text before an entry is not needed, but its end may be the first half of a tag.
      drop(start ? start.index : Math.max(0, rest.length - "<entry ".length));
      const close = start ? rest.indexOf(`</${start[1]}>`) : -1;
      if (close === -1) break;
      const end = close + `</${start?.[1]}>`.length;
      yield parseEntry(rest.slice(0, end), line, setting);
      drop(end);
    }
    if (rest.length > MOST) {
      yield faulty(line, "is longer than any entry can be");
      drop(1);
    }
  }
  if (opening.test(rest)) yield faulty(line, "the file ends inside it");
}

const faulty = (line: number, reason: string): Entry => ({ line, values: new Map(), fault: { line, column: "", reason, value: "" } });

/** Reads an entry's elements by name, ignoring nested ones such as the price of a shipping option. */
function parseEntry(xml: string, line: number, setting: Setting): Entry {
  const parser = new SaxesParser({ fragment: true });
  const entry: Entry = { line, values: new Map() };
  const unknown: string[] = [];
  let depth = -1;
  let name = "";
  let text = "";
  parser.on("error", (error) => {
    const reason = `is not well-formed XML: ${error.message.replace(/^\d+:\d+: /, "")}`;
    entry.fault ??= { line, column: name, reason, value: "" };
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth !== 1) return;
    name = attributeName(tag.name);
    // Atom puts an address in an attribute: <link href="…"/>.
    const { href } = tag.attributes;
    text = typeof href === "string" ? href : "";
  });
  const add = (part: string) => {
    if (depth === 1) text += part;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    if (depth === 1) {
      if (!isUsedAttribute(name)) unknown.push(name);
      if (text.trim() !== "") entry.values.set(name, [...(entry.values.get(name) ?? []), text.trim()]);
      name = "";
    }
    depth -= 1;
  });
  parser.write(xml).close();
  if (hasBadBytes(xml)) entry.fault ??= { line, column: "", reason: BAD_BYTES, value: "" };
  if (!entry.fault) for (const one of unknown) (isAttribute(one) ? setting.unused : setting.unknown).add(one);
  return entry;
}
