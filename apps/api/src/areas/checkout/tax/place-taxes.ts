import type { ExemptionSource } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import { selectExemptionsOn } from "../../customer/index.ts";
import { exemptionFor } from "./exemption.rules.ts";
import { readTaxRates } from "./read-tax-rates.ts";
import type { PlaceTax } from "./tax-order.rules.ts";

export type TaxedPlace = { country: string; province: string; postalCode: string };

/** Returns the caller's certificates that apply on a day. They belong to business accounts, so a guest has none. */
export async function certificatesOf({ query, session }: Context, today: string): Promise<ExemptionSource[]> {
  if (!session?.customer) return [];
  const found = await selectExemptionsOn(query, session.customer.id, today);
  return found.map(({ country, province, certificateNo, expiresOn }) => ({ country, province, certificateNo, expiresOn }));
}

/** A place without a row is an error: untaxed places have a row of zero. */
export async function taxAt(
  context: Context,
  place: TaxedPlace | undefined | null,
  today: string,
  certificates: ExemptionSource[],
): Promise<PlaceTax> {
  if (!place) return { rates: null, unknownIn: null, exemption: null };
  const rates = await readTaxRates(context, place, today);
  const exemption = exemptionFor(certificates, place);
  if (rates.length === 0) return { rates: null, unknownIn: place.province, exemption };
  return { rates: exemption ? [] : rates, unknownIn: null, exemption };
}
