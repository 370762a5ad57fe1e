/** A word with accents, and the number of products that write it so. */
export interface Spelling {
  written: string;
  products: number;
}

/** The least share of a word's uses at which its accents count; a rarer spelling is a mistake, or another word. */
const LEAST_SHARE = 0.1;

/** Returns a word as most products with accents write it; the folded word if hardly any do. @param uses how often products use the word */
export function usualSpelling(word: string, uses: number, spellings: readonly Spelling[]): string {
  const [most] = spellings.toSorted((a, b) => b.products - a.products || (a.written < b.written ? -1 : 1));
  return most && most.products >= uses * LEAST_SHARE ? most.written : word;
}
