import { type Language, type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction } from "../../context.ts";
import { cleanUpBag } from "../bag/index.ts";
import { completeByPhone } from "../checkout/index.ts";
import { selectOrder, selectOrdersOfBag } from "../order/index.ts";
import { asBuyer, requireDraft } from "./open-draft.ts";
import { takeOrder } from "./take-order.ts";

/**
 * Places the order of a draft with a card read out by its owner. A repeated call, after a crash or while the provider hasn't answered,
 * continues the same attempt.
 */
export const payPhoneOrder: Verb<typeof office.payPhoneOrder> = async (context, { draftNo, expectedTotalCents, ...card }) => {
  const draft = await requireDraft(context, draftNo);
  if (draft.orderId === null) {
    const buyer: Context = { ...(await asBuyer(context, draft)), language: draft.language as Language };
    const isBegun = (await selectOrdersOfBag(context.query, context.storefront.id, draft.bagId)).some(
      (order) => order.attemptKey === card.attempt,
    );
    if (!isBegun) await cleanUpBag(buyer, { shoppingBagQuoteId: draft.bagId });
    const outcome = await completeByPhone(buyer, { ...card, bagId: draft.bagId, expectedTotalCents });
    if (outcome.status === "processing") return outcome;
  }
  return { status: "placed", orderNo: await inTransaction(context, (inside) => take(inside, draftNo)) };
};

async function take(inside: Context, draftNo: number): Promise<number> {
  const draft = await requireDraft(inside, draftNo, true);
  const order = draft.orderId === null ? null : await selectOrder(inside.query, draft.orderId);
  if (!order) throw new ShopError("server_error");
  await takeOrder(inside, draft, order, "card");
  return order.orderNo;
}
