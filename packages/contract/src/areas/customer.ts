import { z } from "zod";
import { defineCall } from "../call.ts";
import { customerTypes, roles } from "../claims.ts";
import * as field from "../fields.ts";
import { authResponse, emailAddress, personName, phone } from "./account.ts";
import { lineRecipient } from "./webshoppingbag.ts";

export const receipt = defineCall({
  method: "GET",
  path: "customer/getreceiptmodel",
  summary: "Returns an order's receipt by its unguessable id",
  input: z.strictObject({ id: field.receiptId }),
  value: z.object({
    orderNo: z
      .number()
      .int()
      .meta({ examples: [100_042] }),
    receiptId: field.receiptId,
    placedAt: field.moment,
    language: z.enum(field.languages),
    email: field.text("ana@example.com"),
    firstName: field.text("Ana"),
    lastName: field.text("Ruiz"),
    phone: field.text("775 555 0100"),
    company: z
      .string()
      .nullable()
      .meta({ examples: ["Ruiz Interiors"] }),
    deliveryAddress: field.address.nullable(),
    billingAddress: field.address.nullable(),
    pickupStore: z
      .object({
        code: field.text("downtown"),
        name: field.text("Downtown"),
        street: field.text("1 Main St"),
        city: field.text("Reno"),
        state: field.text("NV"),
        postalCode: field.text("89501"),
        phone: field.text("555 010 0199"),
      })
      .nullable(),
    deliveries: z
      .array(
        z.object({
          group: z.enum(["goods", "samples"]),
          service: z.enum(["parcel", "freight"]),
          cents: field.cents.nullable().describe("In cents; null when hidden."),
          from: field.day.describe("The earliest day."),
          until: field.day.describe("The latest day."),
          liftgate: z.boolean(),
        }),
      )
      .describe("The groups that ship together: the goods, and the samples by parcel."),
    lines: z.array(
      z.object({
        itemNo: field.text("POR-1224-GRAY"),
        name: field.text("Porcelain Gray"),
        detail: field.text("12 × 24 in · Matte"),
        quantity: field.sellUnits.describe("In sell units."),
        sellUnit: field.sellUnit,
        area: z
          .number()
          .int()
          .nullable()
          .meta({ description: "The whole line in 1e-4 square feet; null for an item not sold by area.", examples: [1_291_200] }),
        unitPriceCents: field.cents.nullable().describe("The price of one sell unit in cents."),
        goodsCents: field.cents.nullable().describe("The whole line in cents."),
        fulfilment: field.fulfilment,
        promisedOn: field.day.nullable().describe("When it is ready or arrives."),
        lots: z.array(
          z.object({
            code: field.text("L-0421"),
            shade: z
              .string()
              .nullable()
              .meta({ examples: ["B2"] }),
            quantity: field.sellUnits.describe("Sell units of this lot."),
          }),
        ),
        picture: field.picture.nullable(),
        warnings: z.array(field.text("Wear eye protection when cutting.")),
        recipient: lineRecipient.nullable(),
      }),
    ),
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    goodsCents: field.cents
      .nullable()
      .describe("All lines in cents. For a caller with hidden prices, every amount is null and no tax is named."),
    deliveryCents: field.cents.nullable().describe("All deliveries in cents."),
    taxes: z.array(field.tax),
    taxCents: field.cents.nullable().describe("All taxes in cents."),
    totalCents: field.cents.nullable().describe("In cents."),
    payment: z.object({
      method: field.text("CreditCard"),
      brand: z
        .string()
        .nullable()
        .meta({ examples: ["visa"] }),
      last4: z
        .string()
        .nullable()
        .meta({ description: "The card's last four digits.", examples: ["4242"] }),
    }),
    wantsAccount: z.boolean(),
    claimUntil: field.day.describe("The last day to claim damage or a wrong shade."),
  }),
  errors: ["customer_receipt_not_found"],
});

const { done, ticket, rowId: id } = field;

const branch = z
  .object({ id, number: field.text("002"), name: field.text("North branch"), city: field.text("Reno"), state: field.text("NV") })
  .meta({ id: "Branch" });
export type Branch = z.infer<typeof branch>;

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

const customerUser = z.object({
  id,
  email: field.text("ana@example.com"),
  givenName: field.text("Ana"),
  surname: field.text("Ruiz"),
  phone: z
    .string()
    .nullable()
    .meta({ examples: ["775 555 0100"] }),
  roles: z.array(z.enum(roles)),
  branchIds: z.array(id),
  blocked: z.boolean(),
  pricesWithheld: z.boolean(),
  usedAt: field.moment.nullable(),
  you: z.boolean(),
});
export type CustomerUser = z.infer<typeof customerUser>;

const invitation = z.object({
  id,
  email: field.text("ana@example.com"),
  givenName: field.text("Ana"),
  surname: field.text("Ruiz"),
  roles: z.array(z.enum(roles)),
  branchIds: z.array(id),
  invitedAt: field.moment,
  invitedBy: field.text("Leo Ruiz"),
  expiresAt: field.moment,
  expired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const users = defineCall({
  method: "GET",
  path: "customer/getusers",
  summary: "Lists the users, open invitations and branches of the caller's business account",
  input: z.strictObject({}),
  value: z.object({ users: z.array(customerUser), invitations: z.array(invitation), branches: z.array(branch) }),
  callers: "business",
  roles: ["Administrator"],
});

const userRights = {
  roles: z.array(z.enum(roles)).min(1).max(4),
  branchIds: z.array(id).max(200).describe("Branches of the business account; an empty list means all."),
};

export const inviteUser = defineCall({
  method: "POST",
  path: "customer/invitecustomeruser",
  summary: "Invites a person to the business account by email; a new invitation to the same address replaces the previous one",
  input: z.strictObject({
    email: emailAddress,
    givenName: personName,
    surname: personName,
    pricesWithheld: z.boolean().default(false),
    ...userRights,
  }),
  value: done,
  callers: "business",
  budget: "signin",
  roles: ["Administrator"],
  errors: ["customer_branch_unknown", "customer_too_many_invitations", "customer_already_member"],
  idempotency: "allowed",
});

export const resendInvitation = defineCall({
  method: "POST",
  path: "customer/resendinvitation",
  summary: "Resends an invitation with a new link; the old link stops working",
  input: z.strictObject({ invitationId: id }),
  value: done,
  callers: "business",
  budget: "signin",
  roles: ["Administrator"],
  errors: ["customer_invitation_not_found"],
});

export const cancelUserToken = defineCall({
  method: "POST",
  path: "customer/cancelUserToken",
  summary: "Cancels an invitation; its link stops working",
  input: z.strictObject({ invitationId: id }),
  value: done,
  callers: "business",
  roles: ["Administrator"],
  errors: ["customer_invitation_not_found"],
});

export const invitationData = defineCall({
  method: "GET",
  path: "customer/getdataforuserinvitation",
  summary: "Returns an invitation by its link",
  input: z.strictObject({ token: ticket }),
  value: z.object({
    email: field.text("ana@example.com"),
    givenName: field.text("Ana"),
    surname: field.text("Ruiz"),
    customerName: field.text("Ruiz Interiors"),
    invitedBy: field.text("Leo Ruiz"),
    roles: z.array(z.enum(roles)),
    hasAccount: z.boolean().describe("Whether the address has an account; if so, its password is required instead of a new one."),
    expiresAt: field.moment,
  }),
  errors: ["account_link_invalid"],
  budget: "signin",
});

export const acceptInvitation = defineCall({
  method: "POST",
  path: "customer/acceptinvitation",
  summary: "Accepts an invitation by its link, joins the business account and signs in",
  input: z.strictObject({
    token: ticket,
    givenName: personName,
    surname: personName,
    password: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: "A new password, or that of the address's existing account.", examples: ["correct horse battery staple"] }),
    code: z
      .string()
      .trim()
      .max(20)
      .optional()
      .meta({ description: "Required for an existing account with two-step verification.", examples: ["204816"] }),
  }),
  value: authResponse,
  errors: [
    "account_link_invalid",
    "account_password_common",
    "account_credentials",
    "account_password_wrong",
    "account_too_many",
    "account_code_required",
    "account_code_wrong",
    "account_address_taken",
    "customer_already_member",
  ],
  budget: "signin",
});

export const saveUser = defineCall({
  method: "POST",
  path: "customer/saveCustomerUser",
  summary: "Updates a user of the business account; a change of roles or branches ends that user's sessions",
  input: z.strictObject({
    userId: id,
    givenName: personName,
    surname: personName,
    phone: phone.nullable(),
    pricesWithheld: z.boolean(),
    ...userRights,
  }),
  value: done,
  callers: "business",
  roles: ["Administrator"],
  errors: ["customer_user_not_found", "customer_branch_unknown", "customer_last_administrator"],
  idempotency: "allowed",
});

export const blockUser = defineCall({
  method: "POST",
  path: "customer/BlockUser",
  summary: "Blocks a user of the business account and ends their sessions immediately, or unblocks them",
  input: z.strictObject({ userId: id, blocked: z.boolean() }),
  value: done,
  callers: "business",
  roles: ["Administrator"],
  errors: ["customer_user_not_found", "customer_last_administrator", "customer_own_user"],
});

export const switchBranch = defineCall({
  method: "POST",
  path: "customer/switchcustomerbranch",
  summary: "Switches to another branch; null means the business account itself",
  input: z.strictObject({ branchId: id.nullable() }),
  value: z.object({ activeBranchId: id.nullable() }),
  callers: "business",
  errors: ["customer_branch_unknown"],
});

const bookAddress = z
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
  .meta({ id: "SavedAddress", description: "An address as typed, in the same shape as at checkout." });
export type BookAddress = z.infer<typeof bookAddress>;

export const addresses = defineCall({
  method: "GET",
  path: "customer/addresses",
  summary: "Lists the caller's addresses, the preferred one first",
  input: z.strictObject({}),
  value: z.array(bookAddress),
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

const MOST_DOCUMENT_BYTES = 6_000_000;
const uploadedDocument = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .meta({
      description: "The file's name; folders and control characters are removed before it is stored.",
      examples: ["certificate.pdf"],
    }),
  type: z.enum(["application/pdf", "image/jpeg", "image/png", "image/webp"]),
  data: z
    .base64()
    .max(MOST_DOCUMENT_BYTES)
    .meta({ description: "The file in base64.", examples: ["JVBERi0xLjQK"] }),
});

export const createRequest = defineCall({
  method: "POST",
  path: "customer/createcustomerrequest",
  summary: "Applies for a business account or the trade program, with documents; staff review it",
  input: z.strictObject({
    kind: z.enum(["business", "professional"]),
    type: z.enum(["dealer", "designer", "contractor", "builder"]),
    company: field.line
      .min(2, "field_short")
      .max(80, "field_long")
      .meta({ examples: ["Ruiz Interiors"] }),
    website: z
      .union([z.url({ protocol: /^https?$/, error: "field_website" }).max(200, "field_long"), z.literal("")])
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
    message: z.string().trim().max(2000, "field_long").default(""),
    documents: z.array(uploadedDocument).max(4).default([]),
  }),
  value: z.object({ reference: field.text("R-7K2M-9QXD") }),
  callers: "customer",
  errors: ["customer_request_open", "customer_document_invalid", "customer_already_member"],
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
