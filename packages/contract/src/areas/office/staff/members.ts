import { z } from "zod";
import { defineCall, defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { staffRights } from "../../../staff-rights.ts";
import { emailAddress, newPassword, personName } from "../../account.ts";
import { queryId } from "../staff-fields.ts";
import { roleName, tokens } from "./tokens.ts";

const roleCode = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9-]+$/)
  .describe("A role's code.");
const stores = z
  .array(field.storeCode)
  .min(1, "field_required")
  .max(500)
  .nullable()
  .describe("The codes of the only stores that they work in; null for all of them.");
const personsName = personName.describe("The person's full name.");

const member = z
  .object({
    staffId: field.rowId,
    email: z.string(),
    name: z.string().describe("Empty for an account without one."),
    role: roleName.nullable().describe("Null for staff with rights of their own."),
    rights: z.array(z.enum(staffRights)).describe("Those of the role, or their own."),
    stores: z.array(field.storeCode).nullable().describe("The only stores that they work in; null for all."),
    isBlocked: z.boolean().describe("Whether they can't sign in."),
    lockReason: z.string().nullable().describe("Why staff blocked them."),
    signedInAt: field.moment.nullable().describe("When they last signed in; null if never."),
    hasSecondFactor: z.boolean().describe("Whether they have an authenticator app or a passkey."),
    openSessions: z.int().describe("How many of their sessions are open."),
    isYou: z.boolean().describe("Whether this is the caller."),
    mayChange: z.boolean().describe("Whether the caller has all of this person's rights and stores, and may therefore change them."),
    revision: z.string().describe("Of role and stores, for `office/changestaff`."),
  })
  .meta({ id: "StaffMember" });
export type StaffMember = z.infer<typeof member>;

export const staffInvitation = z.object({
  invitationId: field.rowId,
  email: z.string(),
  name: z.string(),
  language: z.enum(["en", "es"]).describe("Of the email."),
  role: roleName,
  stores: z.array(field.storeCode).nullable().describe("The only stores that they will work in; null for all."),
  invitedBy: z.string().describe("The email of the inviter."),
  invitedAt: field.moment,
  expiresAt: field.moment,
  isExpired: z.boolean(),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const staffRoleChoice = z.object({
  ...roleName.shape,
  mayGrant: z.boolean().describe("Whether the caller has all its rights, and may therefore give it."),
});
export const staffStoreChoice = z.object({ code: field.storeCode, name: z.string() });

const read = { method: "GET", right: "staff.write" } as const;
const write = { method: "POST", right: "staff.write", idempotency: "allowed", value: field.done } as const;

export const staffList = defineStaffCall({
  ...read,
  path: "office/stafflist",
  summary: "Lists the staff and open invitations, with the roles and stores that the caller may give",
  value: z.object({
    staff: z.array(member),
    invitations: z.array(staffInvitation).describe("Not accepted yet, the newest first."),
    roles: z.array(staffRoleChoice),
    stores: z.array(staffStoreChoice).describe("Those that the caller works in."),
  }),
});

const whose = { staffId: field.rowId };

export const staffMember = defineStaffCall({
  ...read,
  path: "office/staffmember",
  summary: "Returns one staff member, with the roles and stores that the caller may give",
  input: z.strictObject({ staffId: queryId }),
  value: z.object({ member, roles: z.array(staffRoleChoice), stores: z.array(staffStoreChoice) }),
  errors: ["office_staff_not_found"],
});

export const inviteStaff = defineStaffCall({
  ...write,
  path: "office/invitestaff",
  summary:
    "Invites somebody by email to join the staff; the link works once and for seven days. Another invitation to an address replaces it",
  input: z.strictObject({
    email: emailAddress,
    name: personsName,
    language: z.enum(["en", "es"]).describe("Of the email, and of the office until they change it."),
    role: roleCode,
    stores,
  }),
  errors: ["office_staff_exists", "office_role_not_found", "office_rights_beyond", "storelocator_not_found"],
});

export const resendStaffInvitation = defineStaffCall({
  ...write,
  path: "office/resendstaffinvitation",
  summary: "Sends an invitation again with a new link; the earlier one no longer works",
  input: z.strictObject({ invitationId: field.rowId }),
  errors: ["office_invitation_not_found", "office_rights_beyond"],
});

export const withdrawStaffInvitation = defineStaffCall({
  ...write,
  path: "office/withdrawstaffinvitation",
  summary: "Withdraws an invitation, whose link then no longer works",
  input: z.strictObject({ invitationId: field.rowId }),
  errors: ["office_invitation_not_found"],
});

export const changeStaff = defineStaffCall({
  ...write,
  path: "office/changestaff",
  summary: "Changes a staff member's role and stores, effective immediately, even in open sessions",
  input: z.strictObject({
    ...whose,
    role: roleCode,
    stores,
    revision: z.string().max(100).describe("As it was read."),
  }),
  errors: [
    "office_staff_not_found",
    "office_staff_changed",
    "office_role_not_found",
    "office_rights_beyond",
    "office_last_owner",
    "storelocator_not_found",
  ],
});

export const blockStaff = defineStaffCall({
  ...write,
  path: "office/blockstaff",
  summary: "Blocks a staff member, which ends their sessions at once",
  input: z.strictObject({ ...whose, reason: field.line.min(1, "field_required").max(300, "field_long").describe("Why, for the staff.") }),
  errors: ["office_staff_not_found", "office_rights_beyond", "office_last_owner"],
});

export const unblockStaff = defineStaffCall({
  ...write,
  path: "office/unblockstaff",
  summary: "Lets a blocked staff member sign in again",
  input: z.strictObject(whose),
  errors: ["office_staff_not_found", "office_rights_beyond"],
});

const token = z
  .string()
  .regex(/^[\w-]{32,128}$/)
  .describe("From the link of the email.");

export const readStaffInvitation = defineCall({
  method: "POST",
  path: "office/readstaffinvitation",
  summary: "Returns an invitation by its link",
  input: z.strictObject({ token }),
  value: z.object({
    email: z.string(),
    name: z.string().describe("As the inviter wrote it."),
    role: roleName,
    shop: z.string(),
    expiresAt: field.moment,
  }),
  errors: ["account_link_invalid"],
  isRead: true,
  budget: "signin",
});

export const acceptStaffInvitation = defineCall({
  method: "POST",
  path: "office/acceptstaffinvitation",
  summary: "Creates the account of an invited person with the name and password that they choose, and signs them in",
  input: z.strictObject({ token, name: personsName, password: newPassword }),
  value: tokens,
  errors: ["account_link_invalid", "account_password_common", "office_staff_exists"],
  budget: "signin",
});
