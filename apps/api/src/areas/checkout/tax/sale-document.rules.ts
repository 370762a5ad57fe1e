import type { TaxSale } from "@azulejo/extend/tax-service.ts";
import type { AssembledQuote } from "../quote/assemble-quote.rules.ts";
import { chargedOption } from "../quote/delivery-discount.rules.ts";
import { deliveryRef, lineRef } from "./answered-taxes.rules.ts";

/** A sale for a tax service, before its order has a number. */
export type SaleDocument = Omit<TaxSale, "code">;

type Sold = Pick<AssembledQuote, "taxDocument" | "priced" | "deliveries" | "taxOfLine" | "taxParts">;

/** Returns the sale to report, with the agreed amounts, even where the service was asked about others. Null if nothing is reported. */
export function saleDocument({ taxDocument, priced, deliveries, taxOfLine, taxParts }: Sold): SaleDocument | null {
  if (!taxDocument) return null;
  const charged = new Map<string, { cents: number; taxCents: number }>();
  for (const { line, goodsCents } of priced.lines)
    charged.set(lineRef(line.lineId), { cents: goodsCents ?? 0, taxCents: taxOfLine.get(line.lineId) ?? 0 });
  // Deliveries are taxed together; the first one gets the whole tax.
  let left = taxParts.reduce((sum, one) => sum + (one.on === "delivery" ? one.cents : 0), 0);
  for (const { group, chosen, charges } of deliveries) {
    const cents = chosen ? chargedOption(group, chosen, priced.discounts, charges).cents : 0;
    charged.set(deliveryRef(group), { cents, taxCents: left });
    left = 0;
  }
  return { ...taxDocument, items: taxDocument.items.map((item) => ({ ...item, ...(charged.get(item.ref) ?? { cents: 0, taxCents: 0 }) })) };
}
