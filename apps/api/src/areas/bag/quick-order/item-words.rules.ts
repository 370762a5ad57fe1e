import { fold } from "../../../domain/text-folding.ts";

export interface NamedItem {
  itemNo: string;
  /** Its product's name: the series and the color. */
  name: string;
  /** The names of its finish, in all languages. */
  finishes?: string[];
}

const SHORTEST_ABBREVIATION = 3;

/** Returns the words of an item, in upper case without accents; `12 × 24` and `1224M` become as item numbers write them. */
export const wordsIn = (hyphened: string): string[] =>
  fold(hyphened)
    .toUpperCase()
    .replaceAll(/["'″′]/g, "")
    .replaceAll(/(\d)-*[X×]-*(?=\d)/g, "$1")
    .split("-")
    .flatMap((word) => /^(\d+)([A-Z])$/.exec(word)?.slice(1) ?? word)
    .filter((word) => word !== "");

/** Returns whether a line names its item in words, not by a number with hyphens. */
export const isInWords = (written: string): boolean => !/[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(written);

interface Match<Item> {
  item: Item;
  /** The number of words that are abbreviations, and of parts of the item number that no word names. */
  guesses: number;
  /** Whether every figure of the number is mentioned. */
  isSized: boolean;
}

/** Returns the items that words name best: one if they leave no doubt, several if they leave something open. */
export function namedItems<Item extends NamedItem>(words: string[], items: readonly Item[]): Item[] {
  if (words.length < 2) return [];
  const matches = items.flatMap((item) => matchOf(words, item) ?? []);
  const sized = matches.filter(({ isSized }) => isSized);
  if (sized.length === 0) return matches.map(({ item }) => item);
  const least = Math.min(...sized.map(({ guesses }) => guesses));
  return sized.filter(({ guesses }) => guesses === least).map(({ item }) => item);
}

function matchOf<Item extends NamedItem>(words: string[], item: Item): Match<Item> | null {
  const parts = wordsIn(item.itemNo);
  const names = wordsIn(item.name.replaceAll(" ", "-"));
  const finishes = (item.finishes ?? []).flatMap((finish) => wordsIn(finish.replaceAll(" ", "-")));
  const known = [...parts, ...names, ...finishes];
  if (!words.every((word) => known.some((name) => isShortFor(word, name)))) return null;
  const abbreviated = words.filter((word) => !known.includes(word));
  // The product's name may call the color by another word than the number does.
  const isColorNamed = words.some((word) => names.includes(word) && !parts.includes(word));
  const isFinishNamed = words.some((word) => !parts.includes(word) && finishes.some((finish) => isShortFor(word, finish)));
  const [, ...own] = parts;
  const isTold = (part: string, at: number) =>
    words.some((word) => isShortFor(word, part)) ||
    (isColorNamed && /^[A-Z]{2,}$/.test(part)) ||
    // The number ends with the finish.
    (isFinishNamed && at === own.length - 1 && /^[A-Z]{1,2}$/.test(part));
  const open = own.filter((part, at) => !isTold(part, at));
  return { item, guesses: abbreviated.length + open.length, isSized: !open.some((part) => /\d/.test(part)) };
}

const isShortFor = (word: string, name: string): boolean =>
  word === name || (word.length >= SHORTEST_ABBREVIATION && /^[A-Z]+$/.test(word) && name.startsWith(word));
