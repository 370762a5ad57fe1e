import type { Query } from "@azulejo/database";
import type { Services } from "../../../context.ts";
import type { Refund } from "../../order/index.ts";

/**
 * Queues the email about a refund, or about the canceled order that it belongs to. Sent only once, even if the refund is booked repeatedly.
 */
export const enqueueRefundMail = (outbox: Services["outbox"], query: Query, { id, orderId, endsOrder }: Refund): Promise<void> =>
  outbox.enqueue(query, [
    {
      kind: "mail.orderNews",
      key: `order-news:refund:${id}`,
      payload: { orderId, news: endsOrder ? "canceled" : "refunded", refundId: id },
    },
  ]);
