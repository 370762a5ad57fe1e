/** Events about a payment. */
const paymentEvents = [
  "payment_intent.amount_capturable_updated",
  "payment_intent.succeeded",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
] as const;

/** Events about refunds and disputes. */
export const moneyBackEvents = [
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
] as const;

/** Events about a bank account that has to be verified before it is saved. */
const setupEvents = ["setup_intent.succeeded", "setup_intent.setup_failed", "setup_intent.canceled"] as const;

/** The events to subscribe the shop's webhook at Stripe to. */
export const webhookEvents: readonly string[] = [...paymentEvents, ...setupEvents, ...moneyBackEvents];
