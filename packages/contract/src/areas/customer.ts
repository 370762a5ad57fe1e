import { z } from "zod";
import { defineCall } from "../call.ts";
import { customerTypes, roles } from "../claims.ts";
import * as field from "../fields.ts";
import { uploadedDocument } from "../uploaded-document.ts";
import { phone } from "./account.ts";
import { branch } from "./customer/users.ts";

export * from "./customer/approvals.ts";
export { type Cancellation, cancelOrder, previewCancellation } from "./customer/cancellation.ts";
export * from "./customer/connect.ts";
export * from "./customer/delay.ts";
export * from "./customer/documents.ts";
export * from "./customer/invoices.ts";
export * from "./customer/messages.ts";
export * from "./customer/orders.ts";
export * from "./customer/pay-order.ts";
export * from "./customer/payment-auth.ts";
export * from "./customer/quotes.ts";
export * from "./customer/receipt.ts";
export * from "./customer/returns.ts";
export * from "./customer/saved-payments.ts";
export * from "./customer/slab-holds.ts";
export * from "./customer/tax-exemptions.ts";
export * from "./customer/users.ts";

const { done, rowId: id } = field;

export const model = defineCall({
  method: "GET",
  path: "customer/getcustomermodel",
  summary: "Returns the caller: person, business account, branches",
  input: z.strictObject({}),
  value: z.object({
    userName: field.text("ana@example.com"),
    emailProved: z.boolean(),
    pendingEmail: z
      .string()
      .nullable()
      .meta({ description: "A requested address that is not confirmed yet.", examples: ["ana.ruiz@example.com"] }),
    givenName: field.text("Ana"),
    surname: field.text("Ruiz"),
    phone: z
      .string()
      .nullable()
      .meta({ examples: ["775 555 0100"] }),
    language: z.enum(field.languages),
    type: z.enum(customerTypes),
    roles: z.array(z.enum(roles)),
    avatar: z
      .string()
      .nullable()
      .meta({ examples: ["https://shop.example/api/customer/avatar/Jx2m9QXd7K2MaT0s4bYwJx2m9QXd7K2M"] }),
    hidePrices: z.boolean(),
    pricesWithheld: z.boolean().describe("Hidden by the supplier or an administrator, so the caller cannot show them."),
    memberSince: field.day.describe("The day of sign-up."),
    customer: z
      .object({
        id,
        name: z.string().meta({ examples: ["Ruiz Interiors"] }),
        type: z.enum(customerTypes),
        paymentTerm: z.string().meta({ examples: ["NET30"] }),
        locked: z.boolean(),
        branches: z.array(branch),
        ownBranchIds: z.array(id).describe("The branches that the caller may use."),
        activeBranchId: id.nullable(),
      })
      .nullable(),
    registration: z
      .object({
        company: z
          .string()
          .nullable()
          .meta({ examples: ["Ruiz Interiors"] }),
        website: z
          .string()
          .nullable()
          .meta({ examples: ["https://ruiz.example"] }),
        resaleNumber: z
          .string()
          .nullable()
          .meta({ examples: ["RS-100200"] }),
      })
      .describe("The business details from sign-up, to prefill an application; null for what was left out."),
    openRequest: z
      .object({ kind: z.enum(["business", "professional"]), reference: field.text("R-7K2M-9QXD"), sentAt: field.moment })
      .nullable()
      .describe("The caller's application that is not answered yet."),
  }),
  callers: "customer",
});
export type CustomerModel = z.infer<typeof model.value>;

export const summary = defineCall({
  method: "GET",
  path: "customer/summary",
  summary: "Returns the account home's counts of orders, users and addresses, and the caller's pending tasks",
  input: z.strictObject({}),
  value: z.object({
    orders: z
      .number()
      .int()
      .meta({ description: "Number of orders.", examples: [3] }),
    lastOrder: z
      .object({
        orderNo: z
          .number()
          .int()
          .meta({ examples: [100_042] }),
        receiptId: field.receiptId,
        placedAt: field.moment,
        totalCents: field.cents.nullable().describe("In cents; null when hidden."),
      })
      .nullable(),
    addresses: z
      .number()
      .int()
      .meta({ description: "Number of saved addresses.", examples: [2] }),
    users: z
      .number()
      .int()
      .meta({ description: "Number of users of the business account.", examples: [4] }),
    openInvitations: z
      .number()
      .int()
      .meta({ description: "Invitations not accepted yet.", examples: [1] }),
    subscriptions: z
      .number()
      .int()
      .meta({ description: "Number of subscriptions.", examples: [1] }),
    locked: z.boolean(),
    contactPhone: z
      .string()
      .nullable()
      .meta({ description: "The phone number for a locked customer.", examples: ["555 010 0199"] }),
  }),
  callers: "customer",
});

export const savedAddress = z
  .object({
    id,
    label: field.text("Job site"),
    preferred: z.boolean(),
    address: field.address,
    phone: z
      .string()
      .nullable()
      .meta({ examples: ["775 555 0100"] }),
  })
  .meta({ description: "An address as typed, in the same shape as at checkout." });
export type BookAddress = z.infer<typeof savedAddress>;

export const addresses = defineCall({
  method: "GET",
  path: "customer/addresses",
  summary: "Lists the caller's addresses, the preferred one first",
  input: z.strictObject({}),
  value: z.array(savedAddress),
  callers: "customer",
});

export const saveAddress = defineCall({
  method: "POST",
  path: "customer/saveaddress",
  summary: "Adds or updates an address; the first one becomes the preferred one",
  input: z.strictObject({
    id: id.optional(),
    label: field.line.max(60).default(""),
    preferred: z.boolean().default(false),
    address: field.address,
    phone: phone.nullable().default(null),
  }),
  value: z.object({ id }),
  callers: "customer",
  errors: ["customer_address_not_found", "customer_address_full", "checkout_not_deliverable"],
  idempotency: "allowed",
});

export const removeAddress = defineCall({
  method: "POST",
  path: "customer/removeaddress",
  summary: "Deletes an address; succeeds if it is already gone",
  input: z.strictObject({ id }),
  value: done,
  callers: "customer",
});

export const createRequest = defineCall({
  method: "POST",
  path: "customer/createcustomerrequest",
  feature: "tradeAccounts",
  summary: "Applies for a business account or the trade program, with documents; staff review it",
  input: z.strictObject({
    kind: z.enum(["business", "professional"]),
    type: z.enum(["dealer", "designer", "contractor", "builder"]),
    company: field.line
      .min(2, "field_short")
      .max(80, "field_long")
      .meta({ examples: ["Ruiz Interiors"] }),
    website: z
      .union([field.typed.check(z.url({ protocol: /^https?$/, error: "field_website" })).max(200, "field_long"), z.literal("")])
      .default("")
      .meta({ examples: ["https://ruiz.example"] }),
    phone,
    taxId: field.line
      .max(40, "field_long")
      .default("")
      .meta({ examples: ["12-3456789"] }),
    licence: field.line
      .max(60, "field_long")
      .default("")
      .meta({ examples: ["C-54 100200"] }),
    years: z
      .number()
      .int()
      .min(0)
      .max(200)
      .nullable()
      .default(null)
      .meta({ description: "Years in business.", examples: [7] }),
    address: field.address.omit({ firstName: true, lastName: true, company: true }),
    message: field.typed.max(2000, "field_long").default(""),
    documents: z.array(uploadedDocument).max(4).default([]),
  }),
  value: z.object({ reference: field.text("R-7K2M-9QXD") }),
  callers: "customer",
  errors: ["customer_request_open", "customer_document_invalid", "customer_document_infected", "customer_already_member"],
  idempotency: "allowed",
  budget: "forms",
  bodyBytes: 26_000_000,
});

export const changeAvatar = defineCall({
  method: "POST",
  path: "customer/changeavatar",
  summary: "Sets the caller's picture from an uploaded file (multipart field `file`), or removes it without one",
  input: z.strictObject({
    file: z
      .instanceof(Uint8Array)
      .meta({ override: { type: "string", format: "binary" } })
      .nullable()
      .default(null),
  }),
  value: z.object({
    avatar: z
      .string()
      .nullable()
      .meta({ examples: ["https://shop.example/api/customer/avatar/Jx2m9QXd7K2MaT0s4bYwJx2m9QXd7K2M"] }),
  }),
  callers: "customer",
  errors: ["customer_avatar_invalid", "request_too_large"],
  media: "multipart",
  bodyBytes: 5_000_000,
});

export const avatar = defineCall({
  method: "GET",
  path: "customer/avatar/{key}",
  summary: "Returns a person's picture by its unguessable key: 256 by 256 pixels; a file, not an envelope",
  input: z.strictObject({
    key: z
      .string()
      .regex(/^[\w-]{32,64}$/)
      .meta({ description: "The picture's unguessable key, from a person's `avatar`.", examples: ["Jx2m9QXd7K2MaT0s4bYwJx2m9QXd7K2M"] }),
  }),
  value: z.instanceof(Uint8Array).meta({ override: { type: "string", format: "binary" } }),
  callers: "browser",
  file: "image/webp",
});
