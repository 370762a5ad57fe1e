import type { FieldRule } from "./field-rules.ts";

/** Every error code of the API with its HTTP status. The messages are in the API, per language. */
export const errorStatus = {
  request_invalid: 400,
  request_malformed: 400,
  request_too_large: 413,
  request_compressed: 415,
  request_media_type: 415,
  request_not_found: 404,
  request_method: 405,
  request_too_many: 429,
  storefront_unknown: 400,
  idempotency_required: 400,
  idempotency_reused: 422,
  idempotency_in_progress: 409,
  product_not_found: 404,
  product_listing_not_found: 404,
  product_sample_not_found: 404,
  storelocator_not_found: 404,
  storefront_country_not_served: 404,
  webshoppingbag_not_found: 404,
  webshoppingbag_line_not_found: 404,
  webshoppingbag_ordered: 409,
  webshoppingbag_full: 409,
  webshoppingbag_quantity: 409,
  webshoppingbag_gift_cards: 409,
  webshoppingbag_samples: 409,
  webshoppingbag_fulfilment: 409,
  webshoppingbag_recipient_required: 409,
  checkout_empty: 409,
  checkout_incomplete: 409,
  checkout_out_of_stock: 409,
  checkout_lots_differ: 409,
  checkout_item_gone: 409,
  checkout_price_changed: 409,
  checkout_total_changed: 409,
  checkout_not_deliverable: 409,
  checkout_gift_card_day: 409,
  checkout_amount: 409,
  checkout_unpaid_orders: 409,
  checkout_unpaid_units: 409,
  checkout_hold_limit: 409,
  checkout_samples_limit: 409,
  checkout_no_rates: 409,
  checkout_no_tax: 409,
  checkout_terms_required: 409,
  checkout_terms_changed: 409,
  checkout_in_progress: 409,
  payment_declined: 409,
  payment_expired_card: 409,
  payment_insufficient_funds: 409,
  payment_incorrect_cvc: 409,
  payment_authentication_failed: 409,
  payment_unavailable: 503,
  payment_refused: 409,
  payment_signature: 400,
  stock_not_placed: 409,
  stock_nothing_left: 409,
  stock_short: 409,
  customer_receipt_not_found: 404,
  account_session_required: 401,
  account_session_ended: 401,
  account_role: 409,
  account_business_only: 409,
  account_locked: 409,
  account_credentials: 422,
  account_code_required: 422,
  account_code_wrong: 422,
  account_captcha: 422,
  account_captcha_required: 422,
  account_too_many: 429,
  account_password_common: 422,
  account_password_wrong: 422,
  account_password_required: 422,
  account_link_invalid: 422,
  account_address_taken: 409,
  account_address_unproved: 409,
  account_order_taken: 409,
  account_prices_withheld: 409,
  account_prices_hidden: 409,
  account_provider_unknown: 404,
  account_provider_unavailable: 503,
  account_last_way_in: 409,
  account_passkey_invalid: 422,
  account_code_on: 409,
  customer_user_not_found: 404,
  customer_own_user: 409,
  customer_last_administrator: 409,
  customer_already_member: 409,
  customer_branch_unknown: 404,
  customer_invitation_not_found: 404,
  customer_too_many_invitations: 409,
  customer_address_not_found: 404,
  customer_address_full: 409,
  customer_request_open: 409,
  customer_document_invalid: 422,
  customer_avatar_invalid: 422,
  subscriptions_source_unknown: 404,
  notificationpreference_consent_changed: 409,
  content_form_unknown: 404,
  content_form_closed: 409,
  content_captcha: 422,
  tag_unknown: 404,
  server_error: 500,
  server_unavailable: 503,
  server_storage_full: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The shop's error: a code, the values for its message, and the affected inputs. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly values: Record<string, string | number>;
  readonly details: readonly InputIssue[];

  constructor(
    code: ErrorCode,
    values: Record<string, string | number> = {},
    details: readonly InputIssue[] = [],
    options: ErrorOptions = {},
  ) {
    super(code, options);
    this.name = "ShopError";
    this.code = code;
    this.values = values;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** One problem of an input: its path and the rule it breaks. */
export interface InputIssue {
  path: string;
  rule: FieldRule;
  values?: Record<string, string | number>;
}
