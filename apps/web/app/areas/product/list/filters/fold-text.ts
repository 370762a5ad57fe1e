/** Returns text for comparison in searches: lower case and without accents. */
export const foldText = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
