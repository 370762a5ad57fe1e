const MM_PER_INCH = 25.4;
const INCHES = [1, 2, 6, 12, 24, 48, 72];
const CENTIMETERS = [1, 2, 5, 10, 20, 50, 100, 200];
/** Maximum length of a scale bar on screen, in CSS pixels. */
const LONGEST = 180;

export interface Bar {
  length: number;
  /** In CSS pixels. */
  pixels: number;
}

/** Returns the longest bars with a round length, in inches and in centimeters, at a scale. @param perMm CSS pixels per millimeter */
export function barsAt(perMm: number): { inches: Bar; centimeters: Bar } {
  return { inches: barOf(INCHES, perMm * MM_PER_INCH), centimeters: barOf(CENTIMETERS, perMm * 10) };
}

function barOf(lengths: readonly number[], perUnit: number): Bar {
  const length = lengths.findLast((one) => one * perUnit <= LONGEST) ?? lengths[0] ?? 1;
  return { length, pixels: Math.round(length * perUnit) };
}
