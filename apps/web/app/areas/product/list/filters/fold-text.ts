/** Returns text as it is compared while searching: without case and accents. */
export const foldText = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
