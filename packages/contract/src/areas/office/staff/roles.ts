import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { staffRights } from "../../../staff-rights.ts";
import { roleName } from "./tokens.ts";

const code = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9-]+$/)
  .describe("A role's code.");
const name = field.line.min(1, "field_required").max(60, "field_long");
const rights = z.array(z.enum(staffRights)).max(staffRights.length);

export const staffRole = z.object({
  ...roleName.shape,
  rights: z.array(z.enum(staffRights)),
  people: z.array(z.object({ staffId: field.rowId, name: z.string(), email: z.string(), isBlocked: z.boolean() })).describe("Who has it."),
  keys: z.array(z.string()).describe("The names of the API keys that have it."),
  invitations: z.int().describe("How many open invitations give it."),
  mayChange: z.boolean().describe("Whether the caller has all its rights, in all stores of the people who have it."),
  revision: z.string().describe("Of name and rights, for `office/savestaffrole`."),
});
export type StaffRole = z.infer<typeof staffRole>;

const write = { method: "POST", right: "staff.write", idempotency: "allowed" } as const;

export const staffRoles = defineStaffCall({
  method: "GET",
  path: "office/staffroles",
  summary: "Lists the roles with their rights and who has them",
  value: z.object({ roles: z.array(staffRole) }),
  right: "staff.write",
});

export const saveStaffRole = defineStaffCall({
  ...write,
  path: "office/savestaffrole",
  summary: "Creates a role, or changes its name and rights, effective immediately for everyone who has it",
  input: z.strictObject({
    code: code.nullable().describe("Null for a new role, whose code is made of its English name."),
    name: z.strictObject({ en: name, es: name }),
    rights,
    revision: z.string().max(100).nullable().describe("As it was read; null for a new role."),
  }),
  value: z.object({ code }),
  errors: ["office_role_not_found", "office_role_changed", "office_rights_beyond", "office_last_owner"],
});

export const deleteStaffRole = defineStaffCall({
  ...write,
  path: "office/deletestaffrole",
  summary: "Deletes a role that nobody has and no invitation gives",
  input: z.strictObject({ code }),
  value: field.done,
  errors: ["office_role_not_found", "office_role_in_use", "office_rights_beyond"],
});
