import { provincesOf } from "@azulejo/contract/places/postal-ranges.ts";
import type { Context } from "../../../context.ts";
import type { StoredBag } from "../../bag/index.ts";
import { readPostalRanges } from "../../delivery/index.ts";
import { countryOf } from "../quote/asked-goods.ts";
import { collected } from "../quote/collected.ts";
import { readTaxRates } from "../tax/read-tax-rates.ts";
import { type QuotedPlace, quotedCode } from "./quoted-facts.rules.ts";

interface Wanted {
  postalCode: string;
  addressKind?: QuotedPlace["kind"] | undefined;
}

/**
 * Returns the place that a postal code stands for: the bag's address where it has that code, else the code's state. Of two states
 * with one code it is the one with the higher tax, so that the quote is never below what is due.
 * @returns null for a code that no state has
 * @throws request_invalid
 */
export async function destinationOf(context: Context, bag: StoredBag, wanted: Wanted, today: string): Promise<QuotedPlace | null> {
  const country = countryOf(wanted.postalCode);
  const postalCode = quotedCode(country, wanted.postalCode);
  const { deliveryAddress: known } = collected.catch({}).parse(bag.checkout);
  const isKnown = known?.country === country && quotedCode(country, known.postalCode) === postalCode;
  const kind = wanted.addressKind ?? (isKnown ? known.kind : undefined) ?? "residential";
  if (isKnown) return { country, postalCode, kind, province: known.province };
  const provinces = provincesOf(await readPostalRanges(context, country), postalCode);
  const taxed = await Promise.all(
    provinces.map(async (province) => {
      const rates = await readTaxRates(context, { country, province, postalCode }, today);
      return { province, ratePpm: rates.reduce((sum, one) => sum + one.ratePpm, 0) };
    }),
  );
  const [highest] = taxed.sort((a, b) => b.ratePpm - a.ratePpm);
  return highest ? { country, postalCode, kind, province: highest.province } : null;
}
