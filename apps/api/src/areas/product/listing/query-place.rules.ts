import { fold } from "../../../domain/text-folding.ts";

/** A place that a query may name. */
export interface NamedPlace {
  code: string;
  names: string[];
}

/** Words before a place: `in Reno`, `cerca de Reno`. */
const prepositions = [["in"], ["at"], ["near"], ["from"], ["en"], ["cerca", "de"], ["de"]];

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const foldedWord = (word: string): string => fold(word).replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Finds a store in a query, after a preposition or as its last words. The longest name wins.
 * @returns its code and the other words; null if no store is named, or nothing else, which is a search for the store's page
 */
export function placeWithin(text: string, places: readonly NamedPlace[]): { code: string; rest: string } | null {
  const words = wordsOf(text);
  const folded = words.map(foldedWord);
  const isAt = (parts: readonly string[], at: number) => at >= 0 && parts.every((part, index) => folded[at + index] === part);
  const named = places
    .flatMap(({ code, names }) => names.map((name) => ({ code, parts: wordsOf(name).map(foldedWord) })))
    .toSorted((a, b) => b.parts.length - a.parts.length);
  for (const { code, parts } of named) {
    const at = folded.findIndex((_, index) => isAt(parts, index));
    if (at < 0) continue;
    const before = prepositions.find((preposition) => isAt(preposition, at - preposition.length));
    if (!before && at + parts.length < words.length) continue;
    const rest = words.toSpliced(at - (before?.length ?? 0), parts.length + (before?.length ?? 0));
    return rest.length > 0 ? { code, rest: rest.join(" ") } : null;
  }
  return null;
}
