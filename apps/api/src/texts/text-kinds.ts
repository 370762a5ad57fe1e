import type { Message, Outbox } from "../outbox/outbox.ts";
import type { MessageKind } from "../outbox/queues.ts";

export const TEXT_MESSAGE = "text.order";

/** The emails about orders that are also sent as text messages, to customers who agreed. */
const alsoTexted: readonly MessageKind[] = [
  "mail.receipt",
  "mail.orderNews",
  "mail.paymentReceived",
  "mail.delay",
  "mail.delayOver",
  "mail.carrierDelay",
];

/**
 * Returns an outbox that queues a text message with each email about an order, in the same transaction. Consent is checked at the time of
 * sending.
 */
export function withTexts(outbox: Outbox): Outbox {
  return { ...outbox, enqueue: (query, messages) => outbox.enqueue(query, [...messages, ...messages.flatMap(textOf)]) };
}

function textOf({ kind, key, payload }: Message): Message[] {
  return alsoTexted.includes(kind) ? [{ kind: TEXT_MESSAGE, key: `text:${key}`, payload: { ...payload, mail: kind } }] : [];
}
