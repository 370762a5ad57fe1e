const MM_PER_INCH = 25.4;
const LINE = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:[x×*\t]|\s)\s*(\d{1,4}(?:[.,]\d{1,3})?)$/i;

export interface SlabSize {
  widthMm: number;
  heightMm: number;
}

export interface TypedSizes {
  sizes: SlabSize[];
  /** Numbers of lines that aren't a size, counted from 1. */
  faults: number[];
}

const numberOf = (text: string | undefined): number => Number((text ?? "").replace(",", "."));

/** Reads a slab per line, as width × height: `126.5 x 63`. Empty lines are skipped. */
export function readSizes(text: string, unit: "in" | "cm"): TypedSizes {
  const perUnit = unit === "in" ? MM_PER_INCH : 10;
  const read: TypedSizes = { sizes: [], faults: [] };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [, width, height] = LINE.exec(line.trim()) ?? [];
    const size = { widthMm: Math.round(numberOf(width) * perUnit), heightMm: Math.round(numberOf(height) * perUnit) };
    if (isSlab(size.widthMm) && isSlab(size.heightMm)) read.sizes.push(size);
    else read.faults.push(index + 1);
  }
  return read;
}

const isSlab = (mm: number): boolean => mm >= 100 && mm <= 6000;
