import { z } from "zod";
import { defineCall, defineStaffCall } from "../call.ts";
import * as field from "../fields.ts";
import { lineId, officeOrder } from "../office-order.ts";
import { solvedCaptcha, typedPassword } from "./account.ts";
import { proofOfWork } from "./content.ts";
import { savedPayment } from "./customer/saved-payments.ts";
import { textTo } from "./office/phone-orders.ts";
import { staffCode } from "./office/staff/second-factor.ts";
import { staff, tokens } from "./office/staff/tokens.ts";
import { queryOrderNo } from "./office/staff-fields.ts";

export * from "./office/accounting.ts";
export * from "./office/audit.ts";
export * from "./office/books.ts";
export * from "./office/business/external-ids.ts";
export * from "./office/business/merge-customers.ts";
export * from "./office/business/open-business.ts";
export * from "./office/card-payments.ts";
export * from "./office/catalog/grid.ts";
export * from "./office/catalog/imports.ts";
export * from "./office/catalog/pictures.ts";
export * from "./office/catalog/product.ts";
export * from "./office/catalog/product-facts.ts";
export * from "./office/content/assets.ts";
export * from "./office/content/banners.ts";
export * from "./office/content/form-entries.ts";
export * from "./office/content/redirects.ts";
export * from "./office/content/releases.ts";
export * from "./office/content/search-words.ts";
export * from "./office/content/stories.ts";
export * from "./office/customers.ts";
export * from "./office/invoices.ts";
export {
  checkMoveIn,
  createMoveIn,
  moveIn,
  moveInRejects,
  moveIns,
  parallelRun,
  removeMoveInFile,
  runMoveIn,
  stopMoveIn,
  uploadMoveInFile,
} from "./office/move-ins.ts";
export * from "./office/notes.ts";
export * from "./office/orders.ts";
export * from "./office/papers.ts";
export * from "./office/people.ts";
export * from "./office/phone-orders.ts";
export * from "./office/places.ts";
export * from "./office/price-changes.ts";
export * from "./office/prices.ts";
export * from "./office/privacy.ts";
export * from "./office/promises.ts";
export * from "./office/quotes.ts";
export * from "./office/reports.ts";
export * from "./office/returns.ts";
export * from "./office/settings/legal-texts.ts";
export * from "./office/settings/letters.ts";
export * from "./office/settings/promotions.ts";
export * from "./office/settings/settings.ts";
export * from "./office/settings/tables.ts";
export {
  bookCarrier,
  cancelBooking,
  carrierBookings,
  carrierLabel,
  carrierRates,
  shipBooking,
} from "./office/shipping/carriers.ts";
export { apiKeys, changeApiKey, createApiKey, revokeApiKey, rotateApiKey } from "./office/staff/keys.ts";
export * from "./office/staff/members.ts";
export * from "./office/staff/own-account.ts";
export * from "./office/staff/passkeys.ts";
export * from "./office/staff/roles.ts";
export * from "./office/staff/second-factor.ts";
export * from "./office/staff/storefronts.ts";
export type { OfficeStaff, OfficeTokens } from "./office/staff/tokens.ts";
export { type StatusCheck, type StatusCode, type StatusState, shopStatus, statusCodes, statusStates } from "./office/status.ts";
export * from "./office/stock/containers.ts";
export * from "./office/stock/counts.ts";
export * from "./office/stock/reservations.ts";
export * from "./office/stock/slabs.ts";
export * from "./office/stock/stock.ts";
export * from "./office/stock/transfers.ts";
export * from "./office/tax-exemptions.ts";
export * from "./office/taxes.ts";
export * from "./office/webhooks.ts";

/** Calls of the shop's staff. Staff sign in only here; their tokens have their own issuer. */
export const signIn = defineCall({
  method: "POST",
  path: "office/signin",
  summary: "Signs a staff member in with email and password",
  input: z.strictObject({
    email: field.typed.min(1).max(254),
    password: typedPassword,
    captchaToken: solvedCaptcha.optional(),
    code: staffCode.optional().describe("Required from staff with an authenticator app: its six digits, or a recovery code."),
  }),
  value: tokens,
  errors: [
    "office_credentials",
    "account_captcha_required",
    "account_captcha",
    "account_too_many",
    "account_code_required",
    "account_code_wrong",
    "office_passkey_needed",
  ],
  budget: "signin",
});

export const signInChallenge = defineCall({
  method: "GET",
  path: "office/signinchallenge",
  summary: "Returns the proof of work that a sign-in of staff needs after too many wrong passwords",
  value: proofOfWork,
});

export const refresh = defineCall({
  method: "POST",
  path: "office/refresh",
  summary: "Returns a new token pair for a staff bearer token and the refresh token in the x-refresh-token header",
  value: tokens,
  errors: ["account_session_ended"],
  ownsToken: true,
});

export const signOut = defineCall({
  method: "POST",
  path: "office/signout",
  summary: "Ends the staff session of a refresh token; succeeds if it has already ended",
  input: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
  value: field.done,
  ownsToken: true,
});

export const session = defineStaffCall({
  method: "GET",
  path: "office/session",
  summary: "Returns who is signed in and what they may do now",
  value: staff,
  precedesSecondFactor: true,
});

const orderNo = queryOrderNo;

export const order = defineStaffCall({
  method: "GET",
  path: "office/order",
  summary: "Returns everything about one placed order: lines, lots, customer, payment, shipments, refunds and history",
  input: z.strictObject({ orderNo }),
  value: officeOrder,
  errors: ["office_order_not_found"],
  right: "orders.read",
});

const units = field.quantity.describe("In sell units.");
const lines = z.array(z.strictObject({ lineId, units })).min(1).max(500).describe("Lines, with the number of sell units of each.");
const reason = field.line.max(200, "field_long").optional().describe("For the order's history; the customer doesn't see it.");

const change = { method: "POST", value: officeOrder } as const;

const ofLines = ["office_order_not_found", "office_line_not_found", "office_other_store", "office_canceled"] as const;
const ofPaidLines = [...ofLines, "office_payment_pending", "office_payment_returned"] as const;

export const pickLines = defineStaffCall({
  ...change,
  path: "office/picklines",
  summary: "Marks units of lines as picked",
  input: z.strictObject({ orderNo: orderNo, lines }),
  errors: [...ofPaidLines, "office_pick_left"],
  right: "orders.fulfill",
  idempotency: "allowed",
});

export const readyLines = defineStaffCall({
  ...change,
  path: "office/readylines",
  summary: "Marks units of lines as ready at the pickup store, and emails the customer",
  input: z.strictObject({ orderNo: orderNo, lines }),
  errors: [...ofPaidLines, "office_not_pickup", "office_ready_left"],
  right: "orders.fulfill",
  idempotency: "allowed",
});

export const shipLines = defineStaffCall({
  ...change,
  path: "office/shiplines",
  summary: "Hands units of lines over: to a carrier, which emails the customer the tracking number, or to a customer who picks them up",
  input: z.strictObject({
    orderNo: orderNo,
    lines,
    carrier: field.line.max(60, "field_long").optional().describe("Required for lines that are delivered."),
    trackingNumber: field.line.max(60, "field_long").optional(),
    trackingUrl: field.typed
      .check(z.url({ protocol: /^https$/ }))
      .max(500)
      .optional()
      .describe("Where the carrier shows the shipment. Known for UPS, FedEx, USPS and Canada Post from the tracking number."),
  }),
  errors: [...ofPaidLines, "office_mixed_shipment", "office_carrier_required", "office_ship_left", "stock_nothing_left", "stock_short"],
  right: "orders.fulfill",
  idempotency: "allowed",
});

export const deliverLines = defineStaffCall({
  ...change,
  path: "office/deliverlines",
  summary: "Records that the carrier has delivered units of lines",
  input: z.strictObject({ orderNo: orderNo, lines }),
  errors: [...ofLines, "office_not_delivery", "office_deliver_left"],
  right: "orders.fulfill",
  idempotency: "allowed",
});

export const refundLines = defineStaffCall({
  ...change,
  path: "office/refundlines",
  summary: "Refunds units of lines with their shares of tax and delivery, and emails the customer once the money is on its way",
  input: z.strictObject({
    orderNo: orderNo,
    lines,
    shipped: z.boolean().describe("Whether the units were handed over. Others are canceled, and their stock is free again."),
    returned: z.boolean().optional().describe("Whether shipped units came back and go back into stock; no by default."),
    withDelivery: z
      .boolean()
      .optional()
      .describe("Whether their share of the delivery is refunded too; by default for units that never left."),
    restocking: z.boolean().optional().describe("Whether the shop withholds its percentage for restocking; no by default."),
    reason,
  }),
  errors: [
    ...ofPaidLines,
    "office_refund_left",
    "office_refund_amount",
    "office_not_captured",
    "office_return_moved",
    "stock_nothing_left",
  ],
  right: "orders.refund",
  idempotency: "required",
});

export const cancelOrder = defineStaffCall({
  ...change,
  path: "office/cancelorder",
  summary: "Cancels an order before anything is handed over: releases its stock, and refunds or voids its payment",
  input: z.strictObject({ orderNo: orderNo, reason }),
  errors: ["office_order_not_found", "office_other_store", "office_canceled", "office_shipped"],
  right: "orders.refund",
  idempotency: "required",
});

export const sendPaymentLink = defineStaffCall({
  ...change,
  path: "office/sendpaymentlink",
  summary:
    "Emails the customer a link to pay what is owed on an order, and texts it to whoever asked for that; an earlier unused link stops working",
  input: z.strictObject({ orderNo: orderNo, textTo }),
  errors: [
    "office_order_not_found",
    "office_canceled",
    "office_nothing_owed",
    "office_amount_limits",
    "notificationpreference_off",
    "notificationpreference_stopped",
  ],
  right: "payments.request",
  idempotency: "allowed",
});

export const savedPayments = defineStaffCall({
  method: "GET",
  path: "office/savedpayments",
  summary: "Lists what an order's customer has saved to pay with, the default first, to name one in a payment request",
  input: z.strictObject({ orderNo }),
  value: z.array(
    savedPayment
      .omit({ name: true, kind: true, verifying: true })
      .extend({ kind: z.enum(["CreditCard"]) })
      .meta({ id: "OfficeSavedPayment", description: "A saved payment of a customer, as staff see it." }),
  ),
  errors: ["office_order_not_found"],
  right: "payments.request",
});

export type OfficeSavedPayment = z.infer<typeof savedPayments.value>[number];

export const requestPayment = defineStaffCall({
  ...change,
  path: "office/requestpayment",
  summary: "Asks the customer by email to authorize a saved payment, their default by default, for what is owed or a part of it",
  input: z.strictObject({
    orderNo: orderNo,
    amountCents: field.cents.positive().optional().describe("In cents; all that is owed when missing."),
    savedPaymentId: field.rowId.optional().describe("One of `office/savedpayments`; the customer's default when missing."),
  }),
  errors: [
    "office_order_not_found",
    "office_canceled",
    "office_nothing_owed",
    "office_amount_owed",
    "office_amount_limits",
    "office_amount_rest",
    "office_no_saved_card",
    "office_saved_payment_not_found",
    "office_saved_payment_expired",
  ],
  right: "payments.request",
  idempotency: "allowed",
});
