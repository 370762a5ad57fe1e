import fc from "fast-check";

const digits = fc.integer({ min: 0, max: 99_999_999 }).map(String);
const grouped = fc
  .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom("en-US", "es-ES", "es-MX", "fr-FR"))
  .map(([value, language]) => (value / 100).toLocaleString(language));
const fraction = fc.constantFrom("1/2", "½", "3/4", "⅜", "11/16", "1/0");
const unit = fc.constantFrom("", "ft", "'", '"', " in", " cm", "m", " m²", " sq ft", " pies", "%", "$", "x", "lb", " cajas");
const junk = fc.string({ unit: fc.constantFrom(..."0123456789.,'\"/ -−½xX$%mftin\u00A0\u200B\u202A\n"), maxLength: 24 });

/** Texts that people type, paste or mistype in a number field. */
export const typedNumbers: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(fc.constantFrom("", "-", "−", "$", "  "), fc.oneof(digits, grouped), unit).map((parts) => parts.join("")),
  fc.tuple(digits, fc.constantFrom(" ", "-", ""), fraction, unit).map((parts) => parts.join("")),
  fc.tuple(digits, unit, digits, unit).map((parts) => parts.join("")),
  junk,
  fc.string({ unit: "binary", maxLength: 40 }),
);

const figuresOf = (text: string): string => text.replaceAll(/[^1-9]/g, "");

/** Returns whether a number has the typed digits in their order; true for a text with a fraction, which changes the digits. */
export const hasFiguresOf = (typed: string, value: number): boolean =>
  /[/⁄∕½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/.test(typed) || figuresOf(value.toLocaleString("en-US", { maximumFractionDigits: 12 })) === figuresOf(typed);
