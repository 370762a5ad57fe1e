import { z } from "zod";
import { defineCall } from "../../call.ts";
import { roles } from "../../claims.ts";
import * as field from "../../fields.ts";
import { authResponse, emailAddress, personName, phone } from "../account.ts";

const { done, ticket, rowId: id } = field;

export const branch = z.object({
  id,
  number: field.text("002"),
  name: field.text("North branch"),
  city: field.text("Reno"),
  state: field.text("NV"),
});
export type Branch = z.infer<typeof branch>;

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
    code: field.typed
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
