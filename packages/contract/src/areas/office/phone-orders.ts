import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { deliveryChargeKinds, deliveryServices } from "../checkout/delivery.ts";
import { refusedErrors, unreadyErrors } from "../checkout/placing-errors.ts";
import { contact, jobName, pickupPerson, purchaseOrderNo, quote } from "../checkout.ts";
import { stateProvince } from "../storefront.ts";
import { cardErrors, phoneCard } from "./card-payments.ts";
import { queryId } from "./staff-fields.ts";

/** Orders that staff enter for a customer, each in a bag of its own with the shop's prices, lots, taxes and deliveries. */
const draftNo = field.rowId.describe("The draft's number.");
const queryDraftNo = queryId.describe("The draft's number.");

export const officeBuyer = z
  .object({
    accountId: field.rowId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    business: z.string().nullable().describe("The business account; null for a private customer."),
    customerId: field.rowId.nullable().describe("The business account's id."),
    isLocked: z.boolean().describe("Whether the business account is locked and can't order."),
  })
  .meta({ description: "A person with an account, whom staff can order for." });
export type OfficeBuyer = z.infer<typeof officeBuyer>;

export const phoneOrder = z
  .object({
    draftNo,
    buyer: officeBuyer.nullable().describe("On whose terms; null for a guest."),
    reservedFor: z
      .object({ name: z.string(), phone: z.string().nullable() })
      .nullable()
      .describe("The person its goods were reserved for, if they have no account."),
    language: z.enum(["en", "es"]).describe("The customer's language, of the receipt and the emails."),
    orderNo: z.int().nullable().describe("The order that was placed; null for a draft."),
    quote: quote.nullable().describe("What the order is and costs now; null once it is placed."),
    textsLinks: z.boolean().describe("Whether a payment link can be sent by text message too."),
  })
  .meta({ description: "An order that staff write for a customer." });
export type PhoneOrder = z.infer<typeof phoneOrder>;

const change = { right: "orders.write", method: "POST", value: phoneOrder, idempotency: "allowed" } as const;
export const textTo = field.typed
  .max(40)
  .optional()
  .describe("A mobile number whose owner asked on the phone to get the link by text message too. Consent to that message alone.");

const draftErrors = ["office_draft_not_found", "office_draft_placed"] as const;

export const buyers = defineStaffCall({
  method: "GET",
  path: "office/buyers",
  summary: "Finds people to order for by the start of each word of their name or business, of an email, or by a phone number",
  input: z.strictObject({ query: field.line.min(2).max(120).describe("Words, an email or a phone number.") }),
  value: z.array(officeBuyer).describe("The first ten."),
  right: "orders.write",
});

export const startPhoneOrder = defineStaffCall({
  ...change,
  path: "office/startphoneorder",
  summary: "Begins an order for a customer",
});

export const readPhoneOrder = defineStaffCall({
  method: "GET",
  path: "office/readphoneorder",
  summary: "Returns an order that is being written, with today's prices, lots, taxes and deliveries",
  input: z.strictObject({ draftNo: queryDraftNo }),
  value: phoneOrder,
  errors: ["office_draft_not_found"],
  right: "orders.write",
});

export const servedStates = defineStaffCall({
  method: "GET",
  path: "office/servedstates",
  summary: "Lists the countries that orders can be delivered to, with their states or provinces",
  value: z.array(z.object({ country: z.enum(["US", "CA"]), name: z.string(), states: z.array(stateProvince) })),
  right: "orders.write",
});

export const setPhoneBuyer = defineStaffCall({
  ...change,
  path: "office/setphonebuyer",
  summary: "Sets for whom an order is written, with their contact, preferred address and prices",
  input: z.strictObject({ draftNo, accountId: field.rowId.nullable().describe("Null for a guest.") }),
  errors: [...draftErrors, "office_buyer_not_found"],
});

export const addPhoneLine = defineStaffCall({
  ...change,
  path: "office/addphoneline",
  summary:
    "Adds an item by its number, as typed or scanned, in sell units or in square feet, which are rounded up to whole units; or by a line of words, as a quick order reads it",
  input: z
    .strictObject({
      draftNo,
      itemNo: field.itemNo.optional(),
      text: field.typed.max(120).optional().describe("Series, color, size and finish, then the amount."),
      units: field.quantity.optional().describe("In sell units; 1 if neither is given."),
      squareFeet: z.number().positive().max(1_000_000).optional().describe("In square feet, for an item that is sold by area."),
      fulfilment: z.enum(["DLVR", "PKUP"]).default("DLVR"),
    })
    .refine(({ itemNo, text }) => Boolean(itemNo) !== Boolean(text), { message: "field_either", path: ["itemNo"] }),
  errors: [
    ...draftErrors,
    "product_not_found",
    "office_no_area",
    "webshoppingbag_full",
    "webshoppingbag_quantity",
    "webshoppingbag_samples",
  ],
});

export const changePhoneLine = defineStaffCall({
  ...change,
  path: "office/changephoneline",
  summary: "Changes a line: its units, how it is handed over, or that the customer agrees to its lots",
  input: z.strictObject({
    draftNo,
    lineId: field.rowId.describe("The line's id."),
    units: z.int().min(0).max(1_000_000_000).optional().describe("In sell units; 0 removes the line."),
    fulfilment: z.enum(["DLVR", "PKUP"]).optional(),
    agreesToLots: z.literal(true).optional().describe("The customer agrees to the lots that the line has now."),
  }),
  errors: [
    ...draftErrors,
    "webshoppingbag_line_not_found",
    "webshoppingbag_quantity",
    "webshoppingbag_fulfilment",
    "webshoppingbag_samples",
  ],
});

export const savePhoneDetails = defineStaffCall({
  ...change,
  path: "office/savephonedetails",
  summary: "Saves contact, address, pickup store and the customer's own numbers; what is left out stays",
  input: z.strictObject({
    draftNo,
    language: z.enum(["en", "es"]).optional().describe("The customer's language."),
    contact: contact.optional(),
    deliveryAddress: field.address.optional(),
    deliveryService: z.enum(deliveryServices).optional(),
    deliveryCharges: z.array(z.enum(deliveryChargeKinds)).max(2).optional().describe("What to add to the delivery of the goods."),
    pickupStore: field.storeCode.optional().describe("A store's code."),
    pickupPerson: pickupPerson.optional(),
    purchaseOrderNo: purchaseOrderNo.optional().describe("The business's own number for the order."),
    jobName: jobName.optional().describe("The project that the business orders for."),
  }),
  errors: [...draftErrors, "storelocator_not_found"],
});

const told = field.cents.describe("The total in cents that the customer was told. The order is refused if it has changed.");
const placeErrors = [
  "office_draft_not_found",
  "webshoppingbag_ordered",
  "webshoppingbag_recipient_required",
  ...unreadyErrors,
  ...refusedErrors,
  "checkout_in_progress",
  "account_locked",
  "account_role",
] as const;

export const placePhoneOrder = defineStaffCall({
  ...change,
  path: "office/placephoneorder",
  summary:
    "Places an order for a customer: on the credit line of their business, or unpaid with a payment link by email; exactly once, even if repeated",
  input: z.strictObject({
    draftNo,
    payment: z
      .enum(["link", "credit"])
      .describe("`link`: the order holds its stock and waits for the payment. `credit`: the credit line pays."),
    expectedTotalCents: told,
    textTo,
  }),
  errors: [
    ...placeErrors,
    "checkout_credit_unavailable",
    "checkout_credit_limit",
    "notificationpreference_off",
    "notificationpreference_stopped",
  ],
  idempotency: "required",
});

export const payPhoneOrder = defineStaffCall({
  method: "POST",
  path: "office/payphoneorder",
  summary: "Places an order for a customer who pays with a card that they read out on the phone",
  input: z.strictObject({ draftNo, ...phoneCard, expectedTotalCents: told }),
  value: z.discriminatedUnion("status", [
    z.object({ status: z.literal("placed"), orderNo: z.int().describe("The order's number.") }),
    z.object({ status: z.literal("processing") }).describe("The provider has not answered. Repeat the attempt in a moment."),
  ]),
  errors: [
    ...placeErrors,
    "checkout_unpaid_orders",
    "checkout_unpaid_units",
    "checkout_hold_limit",
    "customer_payment_not_found",
    ...cardErrors,
  ],
  right: "orders.write",
  idempotency: "required",
});
