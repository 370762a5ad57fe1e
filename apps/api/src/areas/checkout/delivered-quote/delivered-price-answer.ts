import type { DeliveredPrice, QuoteInUse as QuoteInUseAnswer } from "@azulejo/contract/areas/checkout.ts";
import type { Context, Work } from "../../../context.ts";
import type { AssembledQuote } from "../quote/assemble-quote.rules.ts";
import type { StoredQuote } from "./delivered-quote.repository.ts";
import type { QuoteInUse } from "./honor-quote.ts";
import { palletsOf } from "./pallets.rules.ts";
import type { QuotedPlace } from "./quoted-facts.rules.ts";

const headOf = ({ storefront }: Work, { id, reference, createdAt, expiresAt }: StoredQuote) => ({
  quoteId: reference,
  quoteNo: id,
  quotedAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  timezone: storefront.timezone,
});

export const toQuoteInUse = (context: Context, { quote, state, reasons, todayCents }: QuoteInUse): QuoteInUseAnswer => ({
  ...headOf(context, quote),
  postalCode: quote.facts.postalCode,
  totalCents: quote.totalCents,
  todayCents,
  state,
  reasons,
});

interface Priced {
  assembled: AssembledQuote;
  quote: StoredQuote | null;
  postalCode: string;
  to: QuotedPlace | null;
  addressKind: QuotedPlace["kind"];
  stores: DeliveredPrice["stores"];
}

/** Returns a delivered price in wire format, without prices for a caller who may not see them. */
export function toDeliveredPrice(context: Context, { assembled, quote, postalCode, to, addressKind, stores }: Priced): DeliveredPrice {
  const isShown = !context.pricesHidden;
  const shown = <T>(value: T): T | null => (isShown ? value : null);
  const byFreight = assembled.deliveries.some(({ group, chosen }) => group === "goods" && chosen?.service === "freight");
  const option = (one: AssembledQuote["deliveries"][number]["options"][number]) => ({ ...one, cents: shown(one.cents) });
  return {
    quote: quote && headOf(context, quote),
    postalCode,
    province: to?.province ?? null,
    addressKind,
    currency: context.storefront.settings.currency,
    lines: assembled.priced.lines.map(({ item, line, name, unitPriceCents, goodsCents, discountCents }) => ({
      itemNo: item?.itemNo ?? "",
      name,
      quantity: line.quantity,
      sellUnit: item?.sellUnit ?? "each",
      unitPriceCents: shown(unitPriceCents),
      goodsCents: shown(goodsCents),
      discountCents: shown(discountCents),
    })),
    pallets: byFreight ? palletsOf(assembled.priced.lines) : null,
    weight: assembled.deliveries.reduce((sum, { weight }) => sum + weight, 0),
    deliveries: assembled.deliveries.map(({ group, weight, options, chosen }) => ({
      group,
      weight,
      options: options.map(option),
      chosen: chosen && option(chosen),
    })),
    goodsCents: shown(assembled.goodsCents),
    discountCents: shown(assembled.discountCents),
    deliveryCents: assembled.notDeliverable ? null : shown(assembled.deliveryCents),
    deliveryDiscountCents: shown(assembled.deliveryDiscountCents),
    taxes: isShown ? assembled.taxes : [],
    exemptions: isShown ? assembled.exemptions : [],
    taxCents: shown(assembled.taxCents),
    totalCents: assembled.notDeliverable ? null : shown(assembled.totalCents),
    notDeliverable: assembled.notDeliverable,
    stores,
  };
}
