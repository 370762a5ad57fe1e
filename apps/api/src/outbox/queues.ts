/** How the messages of one kind are delivered. */
export interface QueueSettings {
  /** Number of messages that one process delivers in parallel. */
  concurrency: number;
  /** Seconds after which an unfinished delivery counts as failed; longer than the courier's own timeouts. */
  timeLimitSeconds: number;
  /** Maximum number of retries, after at most 2, 4, 8 … seconds, up to an hour. */
  retries: number;
  /** Days to keep a delivered message. Until then a message with the same key isn't delivered. */
  keepDays: number;
  /** Whether a recipient would notice receiving the message twice. Repeating a capture does nothing. */
  isNoticed: boolean;
}

/** A mail server responds or fails within a minute (`mailLimits`). Retries last three days. */
const mail: QueueSettings = { concurrency: 8, timeLimitSeconds: 90, retries: 80, keepDays: 30, isNoticed: true };
/** These messages contain addresses, including those of people without an account. */
const personal: QueueSettings = { ...mail, keepDays: 7 };

/** A card can be charged for about a week after it was authorized; retries last ten days. */
const payment: QueueSettings = { concurrency: 2, timeLimitSeconds: 120, retries: 250, keepDays: 30, isNoticed: false };

/** One queue per kind of message, so that kinds don't wait for each other's receivers. */
export const queues = {
  "payment.capture": { ...payment, concurrency: 8 },
  "payment.refund": payment,
  "payment.forget": payment,
  // Retries last three days.
  "extension.event": { concurrency: 4, timeLimitSeconds: 90, retries: 80, keepDays: 30, isNoticed: false },
  // Tax services accept late reports; retries last ten days.
  "tax.report": { ...payment, concurrency: 4 },
  "mail.receipt": mail,
  "mail.newOrder": mail,
  "mail.orderNews": mail,
  "mail.orderMessage": mail,
  "mail.replacement": mail,
  "mail.return": mail,
  "mail.returnNotice": mail,
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
  "mail.carrierDelay": mail,
  "mail.carrierRefusal": mail,
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
  "mail.stockAlertAsk": personal,
  "mail.stockAlert": personal,
  "mail.orderQuestion": mail,
  "mail.privacyAsk": personal,
  "mail.privacyReceived": personal,
  "mail.privacyNews": personal,
  "mail.test": personal,
  // A text message about an order is useful for a few days. The provider responds or fails within 15 seconds.
  "text.order": { concurrency: 2, timeLimitSeconds: 40, retries: 80, keepDays: 30, isNoticed: true },
  // Each receiver has its own retries for three days; those of the queue last longer.
  "webhook.delivery": { concurrency: 16, timeLimitSeconds: 60, retries: 100, keepDays: 7, isNoticed: false },
  // Outdated after about a day.
  "tag.event": { concurrency: 4, timeLimitSeconds: 20, retries: 30, keepDays: 30, isNoticed: true },
} satisfies Record<string, QueueSettings>;

export type MessageKind = keyof typeof queues;

/** Holds messages whose retries are used up until someone resends them (`npm run outbox`). */
export const DEAD_LETTERS = "dead-letters";
