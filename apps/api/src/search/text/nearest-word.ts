import { distance } from "fastest-levenshtein";
import { bitsIn } from "../bitset.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasDigit } from "./words.ts";

/** Returns the allowed number of edits, depending on a word's length. */
export const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Returns the set of a word's letters as bits, of which several letters may share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Finds the known word with the fewest edits. Of several, the most used one wins, then the first in alphabetical order. */
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
    // Each edit adds or removes at most one letter, so comparing the sets of letters rules out most words.
    if (bitsIn(this.#letters & ~letters) > this.#limit || bitsIn(letters & ~this.#letters) > this.#limit) return;
    if (hasDigit.test(known) || Math.abs(known.length - this.#word.length) > this.#limit) return;
    const edits = distance(this.#word, known);
    if (edits > this.#edits || edits > this.#limit) return;
    const isNearer = edits < this.#edits || uses > this.#uses || (uses === this.#uses && known < (this.nearest ?? ""));
    if (isNearer) [this.nearest, this.#edits, this.#uses] = [known, edits, uses];
  }

  /** Considers words of the trade, which win only if they are nearer than the products' words. */
  considerTrade({ written }: Lexicon): void {
    for (const known of written) {
      const edits = distance(this.#word, known);
      if (edits < this.#edits) [this.nearest, this.#edits] = [known, edits];
    }
  }
}
