/** A size as facets name it ("12x24", nominal inches) and as measured. */
export interface Size {
  size: string;
  widthMm: number | null;
  heightMm: number | null;
}

const INCH_MM = 25.4;
/** From here on, a number without a unit is in millimeters: no tile is 17 feet long. */
const FROM_MM = 200;
const side = String.raw`(\d+(?:[.,]\d+)?(?:\s+\d+\/\d+)?|\d+\/\d+)\s*(mm|cm|inches|inch|in\.?|"|''|″|”|pulgadas|pulg\.?)?`;
const pair = String.raw`${side}\s*(?:x|×|\*|por|by)\s*${side}`;
const pattern = new RegExp(String.raw`^\s*${pair}\s*$`, "i");
const inside = new RegExp(String.raw`(?<![\w.])${pair}(?!\w)`, "i");

/** Returns the first size in a text ("Carrara 12x24 honed"), or null. */
export const findSize = (text: string): Size | null => {
  const found = inside.exec(text);
  return found ? readSize(found[0]) : null;
};

/** Reads "12 x 24 in", "30×60 cm", "600x1200" or `3" x 6"`. Any other text is kept, without measures. */
export function readSize(text: string): Size {
  const match = pattern.exec(text);
  if (!match) return { size: text.trim().replaceAll(/\s+/g, " "), widthMm: null, heightMm: null };
  const [, first = "", firstUnit = "", second = "", secondUnit = ""] = match;
  const [a, b] = [amount(first), amount(second)];
  const unit = (secondUnit || firstUnit).toLowerCase();
  const perUnit = unit === "mm" || (unit === "" && Math.max(a, b) >= FROM_MM) ? 1 : unit === "cm" ? 10 : INCH_MM;
  const [widthMm, heightMm] = [round(a * perUnit), round(b * perUnit)];
  if (widthMm <= 0 || heightMm <= 0 || Math.max(widthMm, heightMm) >= 1e6) return { size: text.trim(), widthMm: null, heightMm: null };
  const name = perUnit === INCH_MM ? (value: number) => trimmed(value) : (_: number, mm: number) => nominal(mm);
  return { size: `${name(a, widthMm)}x${name(b, heightMm)}`, widthMm, heightMm };
}

const round = (value: number): number => Math.round(value * 100) / 100;
const trimmed = (value: number): string => String(round(value));

/** Returns the nominal inches of a metric size, 25 mm each: 30 cm is "12", 120 cm is "48". */
function nominal(mm: number): string {
  const inches = mm / 25;
  return String(inches >= 2.75 ? Math.round(inches) : Math.max(0.5, Math.round(inches * 2) / 2));
}

function amount(text: string): number {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [over = "0", under] = part.split("/");
      const value = Number(over.replace(",", "."));
      return under ? value / Number(under) : value;
    })
    .reduce((sum, part) => sum + part, 0);
}

/** Reads a thickness, "9 mm", "3/8 in", "0.9 cm" or a bare number of millimeters, or null for any other text. */
export function readThickness(text: string): number | null {
  const match = new RegExp(`^\\s*${side}\\s*$`, "i").exec(text);
  if (!match) return null;
  const [, value = "", unit = ""] = match;
  const perUnit = unit === "" || unit.toLowerCase() === "mm" ? 1 : unit.toLowerCase() === "cm" ? 10 : INCH_MM;
  const mm = round(amount(value) * perUnit);
  return mm > 0 && mm < 10_000 ? mm : null;
}
