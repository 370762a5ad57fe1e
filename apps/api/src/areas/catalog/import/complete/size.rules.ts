import { readLength, UM_PER_MM } from "@azulejo/contract/typed/length.ts";
import { firstSize, mmIn, nominalInches, replaceSizes } from "@azulejo/contract/typed/size.ts";

/** A size as facets name it ("12x24", nominal inches) and as measured. */
export interface Size {
  size: string;
  widthMm: number | null;
  heightMm: number | null;
}

/** Returns the first size in a text ("Carrara 12x24 honed"), or null. */
export function findSize(text: string): Size | null {
  const found = firstSize(text);
  if (!found) return null;
  const unit = found.unit ?? "in";
  const [widthMm = 0, heightMm = 0] = found.sides.map((side) => round(side * mmIn[unit]));
  if (Math.min(widthMm, heightMm) <= 0 || Math.max(widthMm, heightMm) >= 1e6) return null;
  const names = unit === "in" ? found.sides.map(round) : [widthMm, heightMm].map(nominalInches);
  return { size: names.join("x"), widthMm, heightMm };
}

/** Reads "12 x 24 in", "30×60 cm", "600x1200" or `3" x 6"`. Any other text is returned as the name, without measures. */
export function readSize(text: string): Size {
  const isSize = replaceSizes(text, () => "").trim() === "";
  return (isSize ? findSize(text) : null) ?? { size: text.trim().replaceAll(/\s+/g, " "), widthMm: null, heightMm: null };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Reads a thickness, "9 mm", "3/8 in", "0.9 cm" or a bare number of millimeters, or null for any other text. */
export function readThickness(text: string): number | null {
  const mm = round((readLength(text, "mm") ?? 0) / UM_PER_MM);
  return mm > 0 && mm < 10_000 ? mm : null;
}
