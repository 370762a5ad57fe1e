import { createHash } from "node:crypto";
import { slugOf } from "./slug.rules.ts";

/** What the shop takes for an item number: it stands in addresses and on labels. */
export const itemNumber = /^[\w.\-/]{1,40}$/;
const MOST = 40;
const HASH = 8;

/** A foreign stock number as one of ours: spaces become hyphens, what else is not allowed goes. */
export const toItemNo = (sku: string): string =>
  shortened(
    sku
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .trim()
      .replace(/\s+/g, "-")
      .replace(/[^\w.\-/]/g, ""),
    MOST,
  );

/** The number of an item that came without one: always the same for the same words. */
export const numberFrom = (...words: string[]): string => shortened(slugOf(words.join(" ")).toUpperCase(), MOST);

/** Product codes are handed around in lists, so they are kept short too. */
const MOST_OF_CODE = 80;
/** A product's code made of a foreign shop's words. */
export const codeFrom = (...words: string[]): string => shortened(slugOf(words.join(" ")), MOST_OF_CODE);

/** Too long a text keeps its beginning and a hash of the whole, so that two never become one. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH);
  return `${text.slice(0, most - HASH - 1)}-${hash}`;
}
