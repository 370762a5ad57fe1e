/** Errors of an order that is not ready to be placed. */
export const unreadyErrors = [
  "checkout_empty",
  "checkout_incomplete",
  "checkout_out_of_stock",
  "checkout_lots_differ",
  "checkout_item_gone",
  "checkout_price_changed",
  "checkout_total_changed",
  "checkout_not_deliverable",
  "checkout_gift_card_day",
  "checkout_amount",
  "checkout_approval_needed",
] as const;

/** Errors of an order that the shop doesn't accept: limits, delivery, taxes and the shop's own rules. */
export const refusedErrors = [
  "checkout_samples_limit",
  "checkout_sample_item_limit",
  "checkout_no_rates",
  "checkout_no_tax",
  "checkout_tax_unavailable",
  "checkout_tax_address",
  "checkout_refused",
  "checkout_rule_failed",
] as const;
