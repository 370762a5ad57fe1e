import { z } from "zod";
import { defineCall } from "../call.ts";
import { customerTypes, roles } from "../claims.ts";
import * as field from "../fields.ts";
import { authResponse, emailAddress, personName, phone } from "./account.ts";
import { recipient } from "./webshoppingbag.ts";

export const receipt = defineCall({
  method: "GET",
  path: "customer/getreceiptmodel",
  summary: "Returns an order's receipt by its unguessable id",
  input: z.strictObject({ id: z.string().regex(/^[\w-]{20,64}$/) }),
  value: z.object({
    orderNo: z.number().int(),
    receiptId: z.string(),
    placedAt: z.string(),
    language: z.enum(field.languages),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
    deliveryAddress: field.address.nullable(),
    billingAddress: field.address.nullable(),
    pickupStore: z
      .object({
        code: z.string(),
        name: z.string(),
        street: z.string(),
        city: z.string(),
        state: z.string(),
        postalCode: z.string(),
        phone: z.string(),
      })
      .nullable(),
    /** The groups that ship together: the goods, and the samples by parcel. */
    deliveries: z.array(
      z.object({
        group: z.enum(["goods", "samples"]),
        service: z.enum(["parcel", "freight"]),
        cents: field.cents.nullable(),
        from: field.day,
        until: field.day,
        liftgate: z.boolean(),
      }),
    ),
    lines: z.array(
      z.object({
        itemNo: z.string(),
        name: z.string(),
        detail: z.string(),
        quantity: z.number().int(),
        sellUnit: field.sellUnit,
        area: z.number().int().nullable(),
        unitPriceCents: field.cents.nullable(),
        goodsCents: field.cents.nullable(),
        fulfilment: field.fulfilment,
        promisedOn: field.day.nullable(),
        lots: z.array(z.object({ code: z.string(), shade: z.string().nullable(), quantity: z.number().int() })),
        picture: field.picture.nullable(),
        warnings: z.array(z.string()),
        recipient: recipient.nullable(),
      }),
    ),
    currency: z.string(),
    /** For a caller with hidden prices, every amount is null and no tax is named. */
    goodsCents: field.cents.nullable(),
    deliveryCents: field.cents.nullable(),
    taxes: z.array(z.object({ name: z.string(), ratePpm: z.number().int(), cents: field.cents })),
    taxCents: field.cents.nullable(),
    totalCents: field.cents.nullable(),
    payment: z.object({ method: z.string(), brand: z.string().nullable(), last4: z.string().nullable() }),
    wantsAccount: z.boolean(),
    /** The last day to claim damage or a wrong shade. */
    claimUntil: field.day,
  }),
  errors: ["customer_receipt_not_found"],
});

const done = z.object({ done: z.literal(true) });
const id = field.rowId;
const ticket = z.string().regex(/^[\w-]{32,128}$/);

const branch = z.object({ id, number: z.string(), name: z.string(), city: z.string(), state: z.string() });
export type Branch = z.infer<typeof branch>;

export const model = defineCall({
  method: "GET",
  path: "customer/getcustomermodel",
  summary: "Returns the caller: person, business account, branches",
  input: z.strictObject({}),
  value: z.object({
    userName: z.string(),
    emailProved: z.boolean(),
    /** A requested address that is not confirmed yet. */
    pendingEmail: z.string().nullable(),
    givenName: z.string(),
    surname: z.string(),
    phone: z.string().nullable(),
    language: z.enum(field.languages),
    type: z.enum(customerTypes),
    roles: z.array(z.enum(roles)),
    avatar: z.string().nullable(),
    hidePrices: z.boolean(),
    /** Hidden by the supplier or an administrator, so the caller cannot show them. */
    pricesWithheld: z.boolean(),
    memberSince: field.day,
    customer: z
      .object({
        id,
        name: z.string(),
        type: z.enum(customerTypes),
        paymentTerm: z.string(),
        locked: z.boolean(),
        branches: z.array(branch),
        /** The branches that the caller may use. */
        ownBranchIds: z.array(id),
        activeBranchId: id.nullable(),
      })
      .nullable(),
    /** The business details from sign-up, to prefill an application; null for what was left out. */
    registration: z.object({ company: z.string().nullable(), website: z.string().nullable(), resaleNumber: z.string().nullable() }),
    /** The caller's application that is not answered yet. */
    openRequest: z.object({ kind: z.enum(["business", "professional"]), reference: z.string(), sentAt: z.string() }).nullable(),
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
    orders: z.number().int(),
    lastOrder: z
      .object({ orderNo: z.number().int(), receiptId: z.string(), placedAt: z.string(), totalCents: field.cents.nullable() })
      .nullable(),
    addresses: z.number().int(),
    users: z.number().int(),
    openInvitations: z.number().int(),
    subscriptions: z.number().int(),
    locked: z.boolean(),
    /** The phone number for a locked customer. */
    contactPhone: z.string().nullable(),
  }),
  callers: "customer",
});

const customerUser = z.object({
  id,
  email: z.string(),
  givenName: z.string(),
  surname: z.string(),
  phone: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  branchIds: z.array(id),
  blocked: z.boolean(),
  pricesWithheld: z.boolean(),
  usedAt: z.string().nullable(),
  you: z.boolean(),
});
export type CustomerUser = z.infer<typeof customerUser>;

const invitation = z.object({
  id,
  email: z.string(),
  givenName: z.string(),
  surname: z.string(),
  roles: z.array(z.enum(roles)),
  branchIds: z.array(id),
  invitedAt: z.string(),
  invitedBy: z.string(),
  expiresAt: z.string(),
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
  /** Branches of the business account; an empty list means all. */
  branchIds: z.array(id).max(200),
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
    email: z.string(),
    givenName: z.string(),
    surname: z.string(),
    customerName: z.string(),
    invitedBy: z.string(),
    roles: z.array(z.enum(roles)),
    /** Whether the address has an account; if so, its password is required instead of a new one. */
    hasAccount: z.boolean(),
    expiresAt: z.string(),
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
    /** A new password, or that of the address's existing account. */
    password: z.string().min(1).max(200),
    code: z.string().trim().max(20).optional(),
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

/** The address as typed, in the same shape as at checkout. */
const bookAddress = z.object({ id, label: z.string(), preferred: z.boolean(), address: field.address, phone: z.string().nullable() });
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
const document = z.object({
  /** The file's name; folders and control characters are removed before it is stored. */
  name: z.string().trim().min(1).max(120),
  type: z.enum(["application/pdf", "image/jpeg", "image/png", "image/webp"]),
  /** base64 */
  data: z.base64().max(MOST_DOCUMENT_BYTES),
});

export const createRequest = defineCall({
  method: "POST",
  path: "customer/createcustomerrequest",
  summary: "Applies for a business account or the trade program, with documents; staff review it",
  input: z.strictObject({
    kind: z.enum(["business", "professional"]),
    type: z.enum(["dealer", "designer", "contractor", "builder"]),
    company: field.line.min(2, "field_short").max(80, "field_long"),
    website: z.union([z.url({ protocol: /^https?$/, error: "field_website" }).max(200, "field_long"), z.literal("")]).default(""),
    phone,
    taxId: field.line.max(40, "field_long").default(""),
    licence: field.line.max(60, "field_long").default(""),
    years: z.number().int().min(0).max(200).nullable().default(null),
    address: field.address.omit({ firstName: true, lastName: true, company: true }),
    message: z.string().trim().max(2000, "field_long").default(""),
    documents: z.array(document).max(4).default([]),
  }),
  value: z.object({ reference: z.string() }),
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
  input: z.strictObject({ file: z.instanceof(Uint8Array).meta({ type: "string", format: "binary" }).nullable().default(null) }),
  value: z.object({ avatar: z.string().nullable() }),
  callers: "customer",
  errors: ["customer_avatar_invalid", "request_too_large"],
  media: "multipart",
  bodyBytes: 5_000_000,
});

export const avatar = defineCall({
  method: "GET",
  path: "customer/avatar/{key}",
  summary: "Returns a person's picture by its unguessable key: 256 by 256 pixels; a file, not an envelope",
  input: z.strictObject({ key: z.string().regex(/^[\w-]{32,64}$/) }),
  value: z.instanceof(Uint8Array).meta({ type: "string", format: "binary" }),
  callers: "browser",
  file: "image/webp",
});
