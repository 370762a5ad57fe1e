import { languages } from "@azulejo/contract";
import type { CheckedLine } from "@azulejo/contract/areas/bag.ts";
import type { Context } from "../../../context.ts";
import { selectTerms } from "../../product/index.ts";
import { type KnownItem, selectItemsByFirstWord, selectItemsByKey } from "./item-number.repository.ts";
import { isInWords, namedItems, wordsIn } from "./item-words.rules.ts";
import type { PadLine, Reading } from "./pad.rules.ts";

/** Limits of the search by words: first words of lines, and items that begin with them. */
const MAX_FIRST_WORDS = 50;
const MAX_NAMED = 10_000;

export interface FoundItems {
  /** Items by their number in upper case. */
  known: Map<string, KnownItem>;
  /** A suggested item for each line whose words match several, by the line's text. */
  likely: Map<string, CheckedLine["suggestion"]>;
}

export const keyOf = (itemNo: string): string => itemNo.toUpperCase();
export const readingsOf = (line: PadLine): Reading[] => [line, ...line.others];
export const suggested = (itemNo: string, name: string, rest: string): CheckedLine["suggestion"] => ({
  itemNo,
  name,
  line: `${itemNo} ${rest}`.trim(),
});

/** Finds the items of lines, by their number or by words of series, color, size, and finish. */
export async function findItems(context: Context, lines: PadLine[]): Promise<FoundItems> {
  const keys = new Set(lines.flatMap((line) => readingsOf(line).map(({ itemNo }) => keyOf(itemNo))));
  const items = await selectItemsByKey(context.query, context.storefront.id, [...keys]);
  const known = new Map(items.map((item) => [item.key, item]));
  const isKnown = (line: PadLine) => readingsOf(line).some(({ itemNo }) => known.has(keyOf(itemNo)));
  const likely: FoundItems["likely"] = new Map();
  const named = await readNamed(
    context,
    lines.filter((line) => isInWords(line.written) && !isKnown(line)),
  );
  for (const { written, reading, item, isSure } of named) {
    const key = keyOf(reading.itemNo);
    if (isSure) known.set(key, { ...item, key });
    else likely.set(written, suggested(item.itemNo, item.name, reading.rest));
  }
  return { known, likely };
}

/** Returns the best matching item of each line that is written in words. Of several ways to read a line, the first with a match counts. */
async function readNamed({ query, storefront, language }: Context, lines: PadLine[]) {
  if (lines.length === 0) return [];
  const terms = await selectTerms(query, storefront.id);
  const worded = lines.map((line) => ({
    line,
    readings: readingsOf(line).map((reading) => ({ reading, words: wordsIn(reading.itemNo) })),
  }));
  const first = new Set(worded.flatMap(({ readings }) => readings.flatMap(({ words }) => (words.length > 1 ? (words[0] ?? []) : []))));
  const starts = [...first].slice(0, MAX_FIRST_WORDS);
  const items = (await selectItemsByFirstWord(query, storefront.id, starts, language, MAX_NAMED)).map((item) => ({
    ...item,
    finishes: item.finish ? languages.map((one) => terms.label("finish", item.finish ?? "", one)) : [],
  }));
  const byStart = new Map(starts.map((start) => [start, items.filter(({ code, series }) => code === start || series === start)]));
  return worded.flatMap(({ line: { written }, readings }) => {
    const found = readings.map(({ reading, words }) => ({ reading, items: namedItems(words, byStart.get(words[0] ?? "") ?? []) }));
    const best = found.find((one) => one.items.length === 1) ?? found.find((one) => one.items.length > 1);
    const item = best?.items[0];
    return best && item ? [{ written, reading: best.reading, item, isSure: best.items.length === 1 }] : [];
  });
}
