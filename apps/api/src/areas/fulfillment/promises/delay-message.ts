import type { Work } from "../../../context.ts";

export const DELAY_MAIL = "mail.delay";
export const DELAY_OVER_MAIL = "mail.delayOver";

/** Lines that were delayed and got their former date back, with the event that moved them. */
export interface DelayOver {
  orderId: number;
  eventId: number;
  promisedOn: string;
  lineIds: number[];
}

/** Queues the message about a delay, in the caller's transaction. The outbox holds the link encrypted until it is sent. */
export async function announceDelay({ query, outbox, seal }: Work, orderId: number, delayId: number, ticket: string): Promise<void> {
  const payload = { orderId, delayId, sealedTicket: seal.seal(ticket) };
  await outbox.enqueue(query, [{ kind: DELAY_MAIL, key: `delay:${delayId}`, payload }]);
}

/** Queues the message that a delay is over, in the caller's transaction. */
export async function announceDelayOver({ query, outbox }: Work, { eventId, ...over }: DelayOver): Promise<void> {
  await outbox.enqueue(query, [{ kind: DELAY_OVER_MAIL, key: `delay-over:${eventId}`, payload: over }]);
}
