import { ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Context } from "../../context.ts";
import { checkAddress } from "../delivery/check-address.ts";
import { insertOrder, insertOrderLines, insertPayment, type OrderHead } from "../order/order.repository.ts";
import { holdStock } from "../stock/hold-stock.ts";
import { stockChanges } from "../stock/stock-changes.ts";
import { contactPhone } from "../storelocator/contact-phone.ts";
import type { StoredBag } from "../webshoppingbag/stored-bag.ts";
import { refuseBuyer } from "./limits/refuse-buyer.ts";
import { clientKeyOf, refuseExcess } from "./limits/refuse-excess.ts";
import { draftLines } from "./quote/order-lines.rules.ts";
import { type OrderQuote, quoteOrder } from "./quote/quote-order.ts";

interface Agreed {
  attempt: string;
  expectedTotalCents: number;
  agreed: boolean;
  termsVersion: string;
  measured?: boolean | undefined;
}

/** Phase one, in one transaction: checks everything again, reserves stock and claims the order number. */
export async function reserveOrder(context: Context, bag: StoredBag, input: Agreed): Promise<OrderHead> {
  await refuseBuyer(context);
  const quote = await quoteOrder(context, bag);
  refuseProblems(quote);
  await refuseUndeliverable(context, quote);
  refuseIncomplete(quote);
  refuseDisagreement(context, quote, input);
  await refuseExcess(context, quote);
  const lines = draftLines(quote);
  const order = await insertOrder(context.query, {
    storefrontId: context.storefront.id,
    bagId: bag.id,
    accountId: context.session?.accountId ?? null,
    customerId: context.session?.customer?.id ?? null,
    attemptKey: input.attempt,
    language: context.language,
    currency: context.storefront.settings.currency,
    termsVersion: input.termsVersion,
    measured: input.measured ?? false,
    clientKey: clientKeyOf(context),
    quote,
  });
  await holdStock(context.query, await insertOrderLines(context.query, order.id, lines));
  await insertPayment(context.query, order.id, context.payments.provider, "CreditCard", order.totalCents);
  await recordChanges(context.query, stockChanges(lines.map((line) => line.productId)));
  return order;
}

/** @throws the first problem that prevents the order */
function refuseProblems(quote: OrderQuote): void {
  if (quote.priced.lines.length === 0) throw new ShopError("checkout_empty");
  for (const { wire, line } of quote.priced.lines) {
    for (const problem of wire.problems) {
      const { itemNo } = wire;
      if (problem.code === "gone") throw new ShopError("checkout_item_gone", { itemNo: itemNo || line.lineId });
      if (problem.code === "price_changed") throw new ShopError("checkout_price_changed", { itemNo });
      if (problem.code === "short") throw new ShopError("checkout_out_of_stock", { itemNo, available: problem.values.available ?? 0 });
      if (problem.code === "lots_differ") throw new ShopError("checkout_lots_differ", { itemNo, lots: problem.values.lots ?? 2 });
      if (problem.code === "recipient_missing") throw new ShopError("webshoppingbag_recipient_required", { itemNo });
    }
    if (line.fulfilment === "NONE") throw new ShopError("checkout_incomplete", { steps: "shipping" });
  }
}

function refuseIncomplete({ missing, totalCents }: OrderQuote): void {
  if (missing.length > 0 || totalCents === null) throw new ShopError("checkout_incomplete", { steps: missing.join(", ") });
}

/** A missing rate never counts as zero. @throws checkout_no_rates, checkout_no_tax, checkout_not_deliverable, request_invalid */
async function refuseUndeliverable(
  context: Context,
  { notDeliverable, untaxedPlace, collected, needsDelivery }: OrderQuote,
): Promise<void> {
  if (needsDelivery) await checkAddress(context, collected.deliveryAddress, "deliveryAddress");
  if (notDeliverable === null) return;
  const phone = await contactPhone(context);
  if (notDeliverable === "no_rates") throw new ShopError("checkout_no_rates", { phone });
  if (notDeliverable === "no_tax") throw new ShopError("checkout_no_tax", { phone, place: untaxedPlace ?? "" });
  throw new ShopError("checkout_not_deliverable");
}

function refuseDisagreement(context: Context, quote: OrderQuote, input: Agreed): void {
  if (!input.agreed) throw new ShopError("checkout_terms_required");
  if (input.termsVersion !== context.storefront.settings.termsVersion) throw new ShopError("checkout_terms_changed");
  if (input.expectedTotalCents !== quote.totalCents) throw new ShopError("checkout_total_changed");
}
