import type { Slab, SlabBundle, SlabDetail } from "@azulejo/contract/areas/slabs.ts";
import { slabThickness } from "@azulejo/contract/lengths.ts";
import { money, shortDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { text } from "../../i18n/text.ts";
import { wholeInches } from "./slab-address.ts";

/** Returns the date of a time in a time zone, as yyyy-mm-dd. */
const dayIn = (moment: string, timeZone: string): string => new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(moment));

/** Returns a slab's status in words: available, on hold until a day, sold. */
export function stateOf({ state, heldUntil }: Slab, language: Language, timezone: string): string {
  if (state === "held" && heldUntil) return text(language, "slab.held", { day: shortDay(dayIn(heldUntil, timezone), language) });
  return text(language, state === "sold" ? "slab.sold" : "slab.free");
}

export const priceOf = ({ price }: Slab, language: Language): string | null => price && money(price.cents, language, price.currency);
export const pricePerFoot = ({ price }: Slab, language: Language): string | null =>
  price && text(language, "slab.perSqFt", { price: money(price.perSqFtCents, language, price.currency) });

const wholeCentimeters = (mm: number): number => Math.round(mm / 10);
/** Returns a slab's size in both systems: `126 × 75 in (320 × 191 cm)`. */
export const sizeOf = ({ widthMm, heightMm }: Slab): string =>
  `${wholeInches(widthMm)} × ${wholeInches(heightMm)} in (${wholeCentimeters(widthMm)} × ${wholeCentimeters(heightMm)} cm)`;
export const thicknessOf = ({ thicknessMm }: SlabBundle): string => slabThickness(thicknessMm);

/** Returns the slab shown by a slab page's data. */
export function slabOfDetail({ bundle, code }: SlabDetail): Slab {
  const own = bundle.slabs.find((slab) => slab.code === code);
  if (!own) throw new Error(`${code} is not in its bundle`);
  return own;
}
