import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { refuseOtherStores } from "../../staff/index.ts";
import { changeOrder } from "../progress/change-order.ts";
import { endOrder } from "./end-order.ts";
import { readRefundable } from "./refund-plan.ts";

/**
 * Cancels a whole order before any of it is handed over. Releases its stock, and refunds what has not been refunded yet, or voids
 * the payment if it is only authorized.
 */
export const cancelOrder: Verb<typeof office.cancelOrder> = (context, { orderNo, reason }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order, progress } = change;
    for (const line of progress) refuseOtherStores(inside, line);
    if (progress.some((line) => line.shipped > 0)) throw new ShopError("office_shipped", { orderNo: String(orderNo) });
    await endOrder(change, await readRefundable(inside.query, order), { reason });
  });
