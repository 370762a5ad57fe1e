import type { Context } from "../../../context.ts";

export const DELAY_MAIL = "mail.delay";

/** Queues the message about a slip, in the caller's transaction. The outbox holds the link encrypted until it is sent. */
export async function announceDelay({ query, outbox, seal }: Context, orderId: number, delayId: number, ticket: string): Promise<void> {
  const payload = { orderId, delayId, sealedTicket: seal.seal(ticket) };
  await outbox.enqueue(query, [{ kind: DELAY_MAIL, key: `delay:${delayId}`, payload }]);
}
