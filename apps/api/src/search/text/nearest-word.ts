import { distance } from "fastest-levenshtein";
import { bitsIn } from "../bitset.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasDigit } from "./words.ts";

/** Returns how many edits a word may differ by, depending on its length. */
export const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Returns which letters a word has, as bits; several letters share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Looks for the known word with the fewest edits. Of equals, the one used most is nearest, and then the first by its letters. */
export class NearestWord {
  readonly #word: string;
  readonly #limit: number;
  readonly #letters: number;
  #edits: number;
  #uses = 0;
  nearest: string | null = null;

  constructor(word: string) {
    this.#word = word;
    this.#limit = allowedEdits(word);
    this.#letters = lettersOf(word);
    this.#edits = this.#limit + 1;
  }

  consider(known: string, letters: number, uses: number): void {
    // An edit adds or removes at most one letter, so most words are out without comparing them.
    if (bitsIn(this.#letters & ~letters) > this.#limit || bitsIn(letters & ~this.#letters) > this.#limit) return;
    if (hasDigit.test(known) || Math.abs(known.length - this.#word.length) > this.#limit) return;
    const edits = distance(this.#word, known);
    if (edits > this.#edits || edits > this.#limit) return;
    const isNearer = edits < this.#edits || uses > this.#uses || (uses === this.#uses && known < (this.nearest ?? ""));
    if (isNearer) [this.nearest, this.#edits, this.#uses] = [known, edits, uses];
  }

  /** Considers the trade's words, which have to be nearer than what the products have. */
  considerTrade({ written }: Lexicon): void {
    for (const known of written) {
      const edits = distance(this.#word, known);
      if (edits < this.#edits) [this.nearest, this.#edits] = [known, edits];
    }
  }
}
