import { eventTypes } from "@azulejo/contract/content/tag-groups.ts";
import type { Message } from "../../outbox/outbox.ts";

export const TAG_EVENT = "tag.event";

/** Returns the event of a placed order, sent once. It contains the page but not the receipt's id, which only the buyer may know. */
export const orderCompleted = (order: { id: number; storefrontId: number; language: string }): Message => ({
  kind: TAG_EVENT,
  key: `tag:order-completed:${order.id}`,
  payload: {
    name: "order-completed",
    data: { url: `/${order.language}/order/receipt/`, storeFrontId: order.storefrontId, eventType: eventTypes["order-completed"] },
  },
});
