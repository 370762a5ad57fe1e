import { createHash } from "node:crypto";
import { withoutAccents } from "../../../../domain/text-folding.ts";
import { slugOf } from "./slug.rules.ts";

/** The item numbers that the shop accepts; they appear in URLs and on labels. */
export const itemNumber = /^[\w.\-/]{1,40}$/;
const MOST = 40;
const HASH = 8;

/** Converts another shop's SKU: spaces become hyphens, and other characters that are not allowed are removed. */
export const toItemNo = (sku: string): string =>
  shortened(
    withoutAccents(sku)
      .trim()
      .replace(/\s+/g, "-")
      .replace(/[^\w.\-/]/g, ""),
    MOST,
  );

/** Returns a number for an item without one, always the same for the same words. */
export const numberFrom = (...words: string[]): string => shortened(slugOf(words.join(" ")).toUpperCase(), MOST);

/** Product codes are passed around in lists, so they are kept short too. */
const MAX_OF_CODE = 80;
/** Returns a product code made from another shop's words. */
export const codeFrom = (...words: string[]): string => shortened(slugOf(words.join(" ")), MAX_OF_CODE);

/** Shortens a long text to its beginning and a hash of the whole, so that two texts never become the same. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH);
  return `${text.slice(0, most - HASH - 1)}-${hash}`;
}
