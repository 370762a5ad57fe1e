/** How the messages of one kind are delivered. */
export interface QueueSettings {
  /** How many one process delivers at once. */
  concurrency: number;
  /** When a delivery that has not ended is given up; longer than the deliverer's own limits. */
  timeLimitSeconds: number;
  /** How often a failed delivery is tried again, after at most 2, 4, 8 … seconds, up to an hour. */
  retries: number;
  /** How long a delivered message is retained; until then its key is not delivered again. */
  keepDays: number;
  /** Whether somebody would notice a message that arrives twice. A repeated capture does nothing. */
  isNoticed: boolean;
}

/** A mail server answers or fails within a minute (`mailLimits`). Three days of retries. */
const mail: QueueSettings = { concurrency: 8, timeLimitSeconds: 90, retries: 80, keepDays: 30, isNoticed: true };
/** These messages contain addresses, including those of people without an account. */
const personal: QueueSettings = { ...mail, keepDays: 7 };

/** A card can be charged for about a week after it was authorized; this retries for ten days. */
const payment: QueueSettings = { concurrency: 2, timeLimitSeconds: 120, retries: 250, keepDays: 30, isNoticed: false };

/** A queue for each kind of message, so that none waits for another kind's receiver. */
export const queues = {
  "payment.capture": { ...payment, concurrency: 8 },
  "payment.refund": payment,
  "payment.forget": payment,
  // A listener of an extension; three days of retries.
  "extension.event": { concurrency: 4, timeLimitSeconds: 90, retries: 80, keepDays: 30, isNoticed: false },
  // A service for taxes takes late reports; this retries for ten days.
  "tax.report": { ...payment, concurrency: 4 },
  "mail.receipt": mail,
  "mail.newOrder": mail,
  "mail.orderNews": mail,
  "mail.orderMessage": mail,
  "mail.replacement": mail,
  "mail.return": mail,
  "mail.paymentNews": mail,
  "mail.paymentLink": mail,
  "mail.paymentAuthorization": mail,
  "mail.paymentReceived": mail,
  "mail.invoicePayment": mail,
  "mail.quote": mail,
  "mail.approval": mail,
  "mail.connection": mail,
  "mail.statement": mail,
  "mail.delay": mail,
  "mail.delayOver": mail,
  "mail.cancellation": mail,
  "mail.slabHold": mail,
  "mail.formEntry": mail,
  "mail.formReceipt": mail,
  "mail.account": personal,
  "mail.invitation": mail,
  "mail.customerRequest": mail,
  "mail.customerRequestReceipt": mail,
  "mail.taxExemption": mail,
  "mail.applicationNews": mail,
  "mail.staffInvitation": mail,
  "mail.webhookPaused": mail,
  "mail.subscriptionAsk": personal,
  "mail.subscriptionWelcome": personal,
  "mail.orderQuestion": mail,
  "mail.privacyAsk": personal,
  "mail.privacyReceived": personal,
  "mail.privacyNews": personal,
  "mail.test": personal,
  // A text about an order is of use for a few days; the provider answers or fails within 15 seconds.
  "text.order": { concurrency: 2, timeLimitSeconds: 40, retries: 80, keepDays: 30, isNoticed: true },
  // Webhooks have a retry of their own for each receiver; the queue's outlasts their three days.
  "webhook.delivery": { concurrency: 16, timeLimitSeconds: 60, retries: 100, keepDays: 7, isNoticed: false },
  // Worth little once it is old: about a day.
  "tag.event": { concurrency: 4, timeLimitSeconds: 20, retries: 30, keepDays: 30, isNoticed: true },
} satisfies Record<string, QueueSettings>;

export type MessageKind = keyof typeof queues;

/** Holds messages whose retries are used up until someone resends them (`npm run outbox`). */
export const DEAD_LETTERS = "dead-letters";
