import type { Language } from "@azulejo/contract";

const tags: Record<Language, string> = { en: "en-US", es: "es-US" };
const SQ_M_PER_SQ_FT = 0.09290304;
const KG_PER_LB = 0.45359237;

/** How numbers and dates are written in a language. Areas are in 1e-4 sq ft, weights in 1e-2 lb, as on the wire. */
function makeFormats(language: Language) {
  const tag = tags[language];
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" });
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const twoPlaces = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(tag, { timeZone: "UTC", weekday: "short", month: "short", day: "numeric" });
  const longDate = new Intl.DateTimeFormat(tag, { timeZone: "UTC", dateStyle: "long" });
  const list = new Intl.ListFormat(tag);
  const squareFoot = language === "es" ? "pie²" : "sq ft";
  return {
    tag,
    squareFoot,
    money: (cents: number) => money.format(cents / 100),
    count: (value: number) => whole.format(value),
    decimal: (value: number) => twoPlaces.format(value),
    /** "10.76 sq ft" */
    area: (area: number) => `${twoPlaces.format(area / 10_000)}\u00a0${squareFoot}`,
    /** "1 m²" */
    metricArea: (area: number) => `${twoPlaces.format((area / 10_000) * SQ_M_PER_SQ_FT)}\u00a0m²`,
    /** "52 lb" */
    weight: (weight: number) => `${whole.format(weight / 100)}\u00a0lb`,
    metricWeight: (weight: number) => `${whole.format((weight / 100) * KG_PER_LB)}\u00a0kg`,
    /** "Tue, Nov 24", of a day as on the wire. */
    day: (day: string) => date.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
    longDay: (day: string) => longDate.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
    list: (parts: string[]) => list.format(parts),
  };
}

export type Formats = ReturnType<typeof makeFormats>;
const made: Partial<Record<Language, Formats>> = {};

export function formatsOf(language: Language): Formats {
  made[language] ??= makeFormats(language);
  return made[language];
}
