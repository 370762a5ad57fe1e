import { withoutAccents } from "../../../../domain/text-folding.ts";

/** Returns lower-case words joined by hyphens, without accents: "Mármol & Ónix" → "marmol-onix"; empty when no letter is left. */
export function slugOf(text: string): string {
  const words =
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-");
}
