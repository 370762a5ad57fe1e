import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, requireSession } from "../../context.ts";
import { text } from "../../messages/index.ts";
import { requireOpenBag, setBagAside } from "../bag/index.ts";
import { collectedOf, inTaxedTransaction, type OrderQuote, quoteOrder, refuseBuyer } from "../checkout/index.ts";
import { insertMessage } from "./message.repository.ts";
import { countWaiting, insertQuote } from "./quote.repository.ts";
import { enqueueQuoteMail } from "./quote-mail.ts";

/** Requests a quote on a bag. Prices, deliveries and stock may be unknown, because the quote answers them. */
export const requestQuote: Verb<typeof customer.requestQuote> = (context, { shoppingBagQuoteId, text: words }) =>
  inTaxedTransaction(context, async (inside) => {
    const { accountId, customer } = requireSession(inside);
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    await refuseBuyer(inside);
    refuseUnclear(inside, await quoteOrder(inside, bag));
    const limit = inside.storefront.settings.quotes.waitingPerAccount;
    if ((await countWaiting(inside.query, accountId)) >= limit) throw new ShopError("customer_quote_many", { limit });
    const { purchaseOrderNo = null, jobName = null } = customer ? collectedOf(bag) : {};
    await setBagAside(inside.query, inside.storefront.id, bag);
    const at = inside.now();
    const { id, quoteNo } = await insertQuote(inside.query, {
      storefrontId: inside.storefront.id,
      accountId,
      customerId: customer?.id ?? null,
      branchId: customer?.activeBranchId ?? null,
      bagId: bag.id,
      language: inside.language,
      currency: inside.storefront.settings.currency,
      purchaseOrderNo,
      jobName,
      requestedAt: at,
    });
    if (words) await insertMessage(inside.query, { quoteId: id, at, text: words, accountId });
    await enqueueQuoteMail(inside, id, { news: "requested" }, at);
    return { quoteNo };
  });

/** Staff need to know the goods, the customer and the destination to answer. */
const needed = ["user", "shipping", "pickup"] as const;

/** @throws checkout_empty, checkout_item_gone, checkout_incomplete */
function refuseUnclear({ language }: Context, { priced, missing }: OrderQuote): void {
  if (priced.lines.length === 0) throw new ShopError("checkout_empty");
  for (const { line, item, problems } of priced.lines)
    if (problems.some(({ code }) => code === "gone"))
      throw new ShopError("checkout_item_gone", { itemNo: item?.itemNo ?? String(line.lineId) });
  const isOpen = priced.lines.some(({ line }) => line.fulfilment === "NONE");
  const steps = needed.filter((step) => missing.includes(step) || (step === "shipping" && isOpen));
  if (steps.length > 0)
    throw new ShopError("checkout_incomplete", { steps: steps.map((step) => text(language, `checkout.step.${step}`)).join(", ") });
}
