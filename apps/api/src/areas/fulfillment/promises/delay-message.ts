import type { Work } from "../../../context.ts";

export const DELAY_MAIL = "mail.delay";
export const DELAY_OVER_MAIL = "mail.delayOver";
export const CARRIER_DELAY_MAIL = "mail.carrierDelay";

/** Lines with a new date that nobody is asked about, with the event that moved them. */
export interface NewDate {
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
export async function announceDelayOver({ query, outbox }: Work, { eventId, ...over }: NewDate): Promise<void> {
  await outbox.enqueue(query, [{ kind: DELAY_OVER_MAIL, key: `delay-over:${eventId}`, payload: over }]);
}

/** Queues the message that a carrier delivers later, in the caller's transaction. */
export async function announceCarrierDelay({ query, outbox }: Work, { eventId, ...late }: NewDate): Promise<void> {
  await outbox.enqueue(query, [{ kind: CARRIER_DELAY_MAIL, key: `carrier-delay:${eventId}`, payload: late }]);
}
