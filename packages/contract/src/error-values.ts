import type { ErrorCode } from "./error-status.ts";

const limit = { limit: "number" } as const;
const itemNo = { itemNo: "text" } as const;
const left = { ...itemNo, left: "number" } as const;
const orderNo = { orderNo: "text" } as const;
const phone = { phone: "text" } as const;
const seconds = { seconds: "number" } as const;

/** The values that an error's sentence needs, in every language. An error that is not listed needs none. */
export const errorValues = {
  request_too_large: limit,
  request_media_type: { type: "text" },
  request_method: { method: "text" },
  request_too_many: seconds,
  storefront_country_not_served: { countries: "text" },
  webshoppingbag_full: limit,
  webshoppingbag_quantity: limit,
  webshoppingbag_rooms: { inRooms: "number", quantity: "number" },
  webshoppingbag_gift_cards: limit,
  webshoppingbag_samples: limit,
  webshoppingbag_codes: limit,
  webshoppingbag_fulfilment: itemNo,
  webshoppingbag_recipient_required: itemNo,
  checkout_incomplete: { steps: "text" },
  checkout_out_of_stock: { ...itemNo, available: "number" },
  checkout_lots_differ: { ...itemNo, lots: "number" },
  checkout_item_gone: itemNo,
  checkout_price_changed: itemNo,
  checkout_gift_card_day: { amount: "text" },
  checkout_sample_item_limit: { name: "text", before: "number", days: "number", ...limit, ...phone },
  checkout_samples_limit: { before: "number", days: "number", ...limit, ...phone },
  checkout_amount: { lowest: "text", highest: "text", ...phone },
  office_customer_not_found: { customerId: "text" },
  office_price_level_not_found: { code: "text" },
  office_price_key_unknown: { key: "text" },
  checkout_credit_unavailable: phone,
  checkout_credit_limit: { available: "text", ...phone },
  checkout_unpaid_orders: { orders: "number" },
  checkout_unpaid_units: { ...limit, ...phone },
  checkout_hold_limit: { available: "number", ...itemNo, ...phone },
  checkout_no_rates: phone,
  checkout_no_tax: { place: "text", ...phone },
  stock_not_placed: orderNo,
  stock_nothing_left: { units: "number", ...itemNo },
  stock_short: { units: "number", ...itemNo },
  account_locked: phone,
  account_too_many: seconds,
  office_right: { right: "text" },
  office_other_store: itemNo,
  office_line_not_found: { orderNo: "text", lineId: "text" },
  office_nothing_to_pick: orderNo,
  office_many_labels: { labels: "number", ...limit },
  office_pick_left: left,
  office_ready_left: left,
  office_ship_left: left,
  office_deliver_left: left,
  office_not_delivery: itemNo,
  slabs_sold: { slab: "text" },
  slabs_queue_full: { slab: "text" },
  slabs_too_many: { most: "number" },
  slabs_not_held: { slab: "text" },
  slabs_layout_full: { most: "number" },
  office_lot_not_found: { lot: "text", store: "text" },
  office_stock_left: { lot: "text", left: "number" },
  office_refund_left: left,
  office_refund_amount: { amount: "text", left: "text" },
  office_not_pickup: itemNo,
  office_canceled: orderNo,
  office_shipped: orderNo,
  office_not_captured: orderNo,
  office_nothing_owed: orderNo,
  office_amount_owed: { ...orderNo, owed: "text" },
  office_no_saved_card: orderNo,
  office_saved_payment_not_found: orderNo,
  office_saved_payment_expired: orderNo,
  office_promise_started: itemNo,
  office_promise_none: orderNo,
  customer_cancel_done: orderNo,
  customer_cancel_left: left,
  customer_cancel_started: phone,
  office_payment_pending: orderNo,
  office_payment_returned: orderNo,
  customer_too_many_invitations: limit,
  customer_address_full: limit,
  usertag_books: limit,
  usertag_full: limit,
  wishlist_full: limit,
  wishlist_lists: limit,
  webshoppingbag_pad_long: { lines: "number", limit: "number" },
  customer_payment_full: limit,
  customer_connect_refused: phone,
  customer_approval_rules_many: limit,
  customer_connect_many: { ...limit, ...phone },
  customer_quote_many: limit,
  customer_quote_messages: limit,
  office_quote_not_found: { quoteNo: "text" },
  office_quote_ended: { quoteNo: "text" },
  office_quote_incomplete: { steps: "text" },
  customer_invoice_unknown: { invoiceNo: "text" },
  customer_invoice_amount: { invoiceNo: "text", left: "text" },
  customer_request_open: { reference: "text" },
  customer_document_invalid: { name: "text" },
  customer_exemption_waiting: { province: "text" },
  customer_avatar_invalid: { ...limit, pixels: "number" },
} as const satisfies { [Code in ErrorCode]?: Record<string, "number" | "text"> };

type Listed = typeof errorValues;
type TypeOf = { number: number; text: string };

/** An error whose sentence needs no values. */
export type PlainErrorCode = Exclude<ErrorCode, keyof Listed>;

/** The values of an error, by name: figures as numbers, everything else as formatted text. */
export type ErrorValues<Code extends ErrorCode> = Code extends keyof Listed
  ? { readonly [Name in keyof Listed[Code]]: TypeOf[Listed[Code][Name] & keyof TypeOf] }
  : Readonly<Record<string, never>>;
