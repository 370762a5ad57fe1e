import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { hasHappened, selectLineProgress } from "../../order/index.ts";
import { openChange } from "../progress/change-order.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import { cancelUnits } from "./cancel-units.ts";
import { endOrder } from "./end-order.ts";
import { planCancellation, toCancellation } from "./plan-cancellation.ts";

export const previewCancellation: Verb<typeof customer.previewCancellation> = async (context, { id, lines }) => {
  const order = await findOwn(context, id, false);
  const progress = await selectLineProgress(context.query, order.id);
  refuseCanceled(order);
  return toCancellation(await planCancellation(context, order, progress, lines), context.pricesHidden);
};

/**
 * Cancels units that staff haven't started on. Staff and customer lock the same order, so the second one sees the changes of the first.
 * Repeating an idempotency key changes nothing, even after a crash.
 */
export const cancelOrder: Verb<typeof customer.cancelOrder> = (context, { id, lines, reason }) =>
  inTransaction(context, async (inside) => {
    const order = await findOwn(inside, id, true);
    const key = `customer:${order.id}:${context.idempotencyKey}`;
    if (await hasHappened(inside.query, key)) return { done: true as const };
    refuseCanceled(order);
    const change = await openChange(inside, order, { key, byCustomer: true, accountId: inside.session?.accountId ?? null });
    const plan = await planCancellation(inside, order, change.progress, lines);
    await (plan.endsOrder ? endOrder(change, plan.refundable, { reason }) : cancelUnits(change, plan, { reason }));
    return { done: true as const };
  });

/** Returns an order of the caller: one of their account, or a guest's order by its link. */
async function findOwn({ query, storefront, session }: Context, receiptKey: string, lock: boolean): Promise<LockedOrder> {
  const order = await lockOrder(query, storefront.id, { receiptKey }, lock);
  if (!order) throw new ShopError("customer_receipt_not_found");
  if (order.accountId !== null && order.accountId !== session?.accountId) throw new ShopError("customer_cancel_sign_in");
  return order;
}

function refuseCanceled({ canceledAt, orderNo }: LockedOrder): void {
  if (canceledAt) throw new ShopError("customer_cancel_done", { orderNo: String(orderNo) });
}
