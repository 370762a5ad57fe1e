import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { Context, Work } from "../../../context.ts";
import { toBagAnswer } from "../../bag/index.ts";
import type { DeliveryOption } from "../../delivery/index.ts";
import { toQuoteInUse } from "../delivered-quote/delivered-price-answer.ts";
import type { OrderQuote } from "./order-quote.ts";

const withoutPrice = ({ pricesHidden }: Context, option: DeliveryOption) => (pricesHidden ? { ...option, cents: null } : option);

type Totals = Omit<Quote["totals"], "currency">;
const noTotals: Totals = {
  goodsCents: null,
  discountCents: null,
  deliveryDiscountCents: null,
  deliveryCents: null,
  taxes: [],
  exemptions: [],
  taxCents: null,
  totalCents: null,
};

const totalsOf = (quote: OrderQuote): Totals => ({
  goodsCents: quote.goodsCents,
  discountCents: quote.discountCents,
  deliveryDiscountCents: quote.deliveryDiscountCents,
  deliveryCents: quote.deliveryCents,
  taxes: quote.taxes,
  exemptions: quote.exemptions,
  taxCents: quote.taxCents,
  totalCents: quote.totalCents,
});

/** The caller's saved means of payment. */
type CallersMeans = Pick<Quote["payment"], "creditLine" | "saved" | "bankDebit" | "giftCard">;

const methodsOf = (
  { wallet }: Work,
  { creditLine, bankDebit }: Pick<CallersMeans, "creditLine" | "bankDebit">,
): Quote["payment"]["methods"] => [
  { type: "CCD", code: "CreditCard" },
  ...(wallet ? [{ type: "PPL" as const, code: "PayPal" as const }] : []),
  ...(bankDebit ? [{ type: "ACH" as const, code: "Ach" as const }] : []),
  ...(creditLine ? [{ type: "CRD" as const, code: "Credit" as const }] : []),
];

/** Returns a quote in wire format, without prices for a caller who may not see them. */
export function toQuoteAnswer(
  context: Context,
  bagId: string,
  quote: OrderQuote,
  { creditLine, saved, bankDebit, giftCard }: CallersMeans,
): Omit<Quote, "approval"> {
  const { collected: details, priced } = quote;
  const { wallet, language } = context;
  const { currency } = context.storefront.settings;
  return {
    bag: toBagAnswer(context, bagId, priced),
    contact: details.contact ?? null,
    deliveryAddress: details.deliveryAddress ?? null,
    billingAddress: quote.billingAddress ?? null,
    wantsAccount: details.wantsAccount ?? false,
    pickupPerson: details.pickupPerson ?? null,
    purchaseOrderNo: details.purchaseOrderNo ?? null,
    jobName: details.jobName ?? null,
    needsDelivery: quote.needsDelivery,
    needsPickup: quote.needsPickup,
    deliveries: quote.deliveries.map(({ group, options, chosen, charges }) => ({
      group,
      options: options.map((option) => withoutPrice(context, option)),
      chosen: chosen && withoutPrice(context, chosen),
      charges: charges.map(({ kind, service, cents, isChosen }) => ({
        kind,
        service,
        cents: context.pricesHidden ? null : cents,
        isChosen,
      })),
    })),
    pickupReadyOn: quote.pickupReadyOn,
    notDeliverable: quote.notDeliverable,
    totals: { currency, ...(context.pricesHidden ? noTotals : totalsOf(quote)) },
    deliveredQuote: quote.deliveredQuote && toQuoteInUse(context, quote.deliveredQuote),
    warnings: [...new Set(priced.lines.flatMap(({ product }) => product?.warnings ?? []))],
    missing: quote.missing,
    payment: {
      scriptUrl: context.payments.scriptUrl,
      publishableKey: context.payments.publishableKey,
      methods: quote.totalCents === 0 ? [] : methodsOf(context, { creditLine, bankDebit }),
      saved,
      creditLine,
      bankDebit,
      giftCard,
      payPal: wallet && { scriptUrl: wallet.scriptUrl(currency, language) },
    },
    termsVersion: context.storefront.settings.termsVersion,
  };
}
