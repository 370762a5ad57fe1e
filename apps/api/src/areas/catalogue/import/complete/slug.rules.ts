/** Combining marks that NFD separates from their letters. */
const marks = /\p{M}/gu;

/** Returns lower-case words joined by hyphens, without accents: "Mármol & Ónix" → "marmol-onix"; empty when no letter is left. */
export function slugOf(text: string): string {
  const words =
    text
      .normalize("NFD")
      .replace(marks, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-");
}
