import type { Language } from "@azulejo/contract";
import { slugOf } from "./slug.rules.ts";

export type TermKind = "look" | "material" | "stone" | "color" | "finish" | "shape" | "use";

export interface Term {
  kind: string;
  value: string;
  language: string;
  label: string;
}

export interface NewTerm {
  kind: TermKind;
  value: string;
  label: Record<Language, string>;
}

/** The storefront's words for coded values in reverse: from a written word to its value. */
export interface TermBook {
  /** Returns a cell's value: a known value, a known label in either language, else the cell as a new value. */
  read(kind: TermKind, cell: string, terms: NewTerm[]): string;
  /** Returns the known value for a value or label, or null. */
  known(kind: TermKind, cell: string): string | null;
  /** Returns the first known value whose label occurs as whole words in one of the texts. */
  find(kind: TermKind, texts: string[]): string | null;
}

const MOST = 1000;
const cache = new Map<string, string>();

/** Normalizes words: no accents or case, each between spaces. Results are cached because a product's texts are read many times. */
function folded(text: string): string {
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (cache.size >= MOST) cache.clear();
  const words = ` ${slugOf(text).replaceAll("-", " ")} `;
  cache.set(text, words);
  return words;
}

/** @param terms the storefront's existing terms, in order */
export function createTermBook(terms: Term[]): TermBook {
  const values = new Map<string, string>();
  const words = new Map<string, [word: string, value: string][]>();
  for (const { kind, value, label } of terms) {
    for (const word of [value, label]) values.set(`${kind}|${folded(word)}`, value);
    words.set(kind, [...(words.get(kind) ?? []), [folded(label), value]]);
  }
  return {
    read(kind, cell, found) {
      const known = values.get(`${kind}|${folded(cell)}`);
      if (known !== undefined) return known;
      const value = slugOf(cell);
      found.push({ kind, value, label: { en: cell, es: cell } });
      return value;
    },
    known: (kind, cell) => values.get(`${kind}|${folded(cell)}`) ?? null,
    find(kind, texts) {
      const candidates = words.get(kind) ?? [];
      for (const text of texts) {
        const searched = folded(text);
        const hit = candidates.find(([word]) => word.trim() !== "" && searched.includes(word));
        if (hit) return hit[1];
      }
      return null;
    },
  };
}
