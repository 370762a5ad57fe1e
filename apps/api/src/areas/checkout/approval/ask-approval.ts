import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireSession } from "../../../context.ts";
import { text } from "../../../messages/index.ts";
import { requireOpenBag } from "../../bag/index.ts";
import { requireBusiness } from "../../customer/index.ts";
import { refuseBuyer } from "../limits/refuse-buyer.ts";
import { collectedOf } from "../quote/collected.ts";
import type { OrderQuote } from "../quote/order-quote.ts";
import { quoteOrder } from "../quote/quote-order.ts";
import { inTaxedTransaction } from "../tax/ask-taxes.ts";
import { insertApproval, selectDeciders } from "./approval.repository.ts";
import { contentsOf } from "./approval.rules.ts";
import { tellOfApproval } from "./approval-mail.ts";
import { neededApproval } from "./needed-approval.ts";

/** Requests approval of a bag's current contents. After a change, approval has to be requested again. */
export const askApproval: Verb<typeof customer.askApproval> = (context, { shoppingBagQuoteId, note }) =>
  inTaxedTransaction(context, async (inside) => {
    const { accountId } = requireSession(inside);
    const { id: customerId } = requireBusiness(inside);
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    await refuseBuyer(inside);
    const quote = await quoteOrder(inside, bag);
    const totalCents = requireTotal(inside, quote);
    const needed = await neededApproval(inside, bag, totalCents);
    if (!needed || needed.approval?.status === "approved") throw new ShopError("customer_approval_needless");
    if (needed.approval?.status === "asked") return { approvalId: needed.approval.id };
    const { purchaseOrderNo = null, jobName = null } = collectedOf(bag);
    const approvalId = await insertApproval(inside.query, {
      storefrontId: inside.storefront.id,
      customerId,
      accountId,
      approverId: needed.limit.approverId,
      bagId: bag.id,
      contents: contentsOf(bag),
      lines: quote.priced.lines.flatMap(({ item, line, name, detail, goodsCents }) =>
        item ? [{ itemNo: item.itemNo, name, detail, quantity: line.quantity, sellUnit: item.sellUnit, goodsCents }] : [],
      ),
      totalCents,
      currency: inside.storefront.settings.currency,
      purchaseOrderNo,
      jobName,
      note: note || null,
      askedAt: inside.now(),
    });
    await tellOfApproval(inside, approvalId, "asked", await selectDeciders(inside.query, approvalId));
    return { approvalId };
  });

/** @throws checkout_empty, checkout_incomplete */
function requireTotal({ language }: Context, { priced, missing, totalCents }: OrderQuote): number {
  if (priced.lines.length === 0) throw new ShopError("checkout_empty");
  const steps = missing.filter((step) => step !== "payment");
  if (steps.length > 0 || totalCents === null)
    throw new ShopError("checkout_incomplete", { steps: steps.map((step) => text(language, `checkout.step.${step}`)).join(", ") });
  return totalCents;
}
