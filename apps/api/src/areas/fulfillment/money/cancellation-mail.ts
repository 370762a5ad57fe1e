import type { Change } from "../progress/change-order.ts";

export const CANCELLATION_MAIL = "mail.cancellation";

/** Queues an email to staff about a customer's cancellation, in the transaction of the change. Cancellations by staff send none. */
export async function tellOfCancellation({ inside, order, isByCustomer }: Change, eventId: number, endsOrder: boolean): Promise<void> {
  if (!isByCustomer) return;
  const payload = { orderId: order.id, eventId, endsOrder };
  await inside.outbox.enqueue(inside.query, [{ kind: CANCELLATION_MAIL, key: `cancellation:${eventId}`, payload }]);
}
