import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { staffRights } from "../../../staff-rights.ts";
import { roleName } from "./tokens.ts";

const address = z.string();
export const apiKeySecret = z.object({
  hint: z.string().describe("Its last characters."),
  createdAt: field.moment,
  endsAt: field.moment.nullable().describe("When a replaced secret stops working; null for the newest."),
  usedAt: field.moment.nullable().describe("When it was last used, to the minute; null if never."),
  usedFrom: z.string().nullable().describe("The network address of the last use."),
});

export const apiKey = z
  .object({
    keyId: field.rowId,
    name: z.string(),
    role: roleName.nullable().describe("Null when it has no role."),
    rights: z.array(z.enum(staffRights)).describe("Those of the role."),
    stores: z.array(field.storeCode).nullable().describe("The only stores whose orders and stock it sees; null for all."),
    addresses: z.array(address).describe("The only addresses and networks that it may be used from; any if empty."),
    expiresAt: field.moment.nullable().describe("Null if it does not expire."),
    createdAt: field.moment,
    createdBy: z.string().describe("The email or command that created it."),
    state: z.enum(["active", "expired", "revoked"]),
    secrets: z.array(apiKeySecret).describe("Those that work, the newest first."),
    mayChange: z.boolean().describe("Whether the caller has all of its rights and stores, and may therefore change it."),
  })
  .meta({ description: "Lets another system make staff calls." });
export type ApiKey = z.infer<typeof apiKey>;

const write = { method: "POST", right: "staff.write", idempotency: "none" } as const;
const whose = { keyId: field.rowId };
const secretText = z
  .string()
  .describe("The key itself, which is shown only now: `azk_` and 43 characters. Send it as `Authorization: Bearer azk_…`.")
  .meta({ examples: ["azk_0J9l4pQ2wVbX7cY1dZ8eA3fB6gC5hD0iE9jF4kG2lH7"] });

/** The addresses and networks that a key may be used from. */
export const keyAddresses = z
  .array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]))
  .max(50)
  .describe("The only addresses and networks (CIDR) that it may be used from; any if empty.")
  .meta({ examples: [["203.0.113.0/24"]] });

export const apiKeys = defineStaffCall({
  method: "GET",
  right: "staff.write",
  path: "office/apikeys",
  summary: "Lists the API keys, with the roles and stores that the caller may give",
  value: z.object({
    keys: z.array(apiKey).describe("Active ones first."),
    roles: z.array(z.object({ ...roleName.shape, mayGrant: z.boolean().describe("Whether the caller has all its rights.") })),
    stores: z.array(z.object({ code: field.storeCode, name: z.string() })).describe("Those that the caller works in."),
  }),
});

export const createApiKey = defineStaffCall({
  ...write,
  path: "office/createapikey",
  summary: "Creates an API key with the rights of a role, and returns its secret",
  input: z.strictObject({
    name: field.line.min(1, "field_required").max(60, "field_long").describe("What it is for, as the audit log shows it."),
    role: z
      .string()
      .min(1)
      .max(40)
      .regex(/^[a-z0-9-]+$/)
      .describe("A role's code."),
    stores: z.array(field.storeCode).min(1, "field_required").max(500).nullable().describe("The only stores; null for all."),
    addresses: keyAddresses,
    expiresOn: field.day.nullable().describe("The last day on which it works, in the shop's time zone; null if it does not expire."),
  }),
  value: z.object({ keyId: field.rowId, secret: secretText }),
  errors: ["office_key_exists", "office_role_not_found", "office_rights_beyond", "storelocator_not_found"],
});

export const changeApiKey = defineStaffCall({
  ...write,
  path: "office/changeapikey",
  summary: "Changes the addresses that an API key may be used from, effective immediately",
  input: z.strictObject({ ...whose, addresses: keyAddresses }),
  value: field.done,
  errors: ["office_key_not_found", "office_key_ended", "office_rights_beyond"],
});

export const rotateApiKey = defineStaffCall({
  ...write,
  path: "office/rotateapikey",
  summary: "Returns a new secret for an API key; the one before it works for some hours more",
  input: z.strictObject({ ...whose, overlapHours: z.int().min(0).max(720).describe("How long the earlier secret still works.") }),
  value: z.object({ keyId: field.rowId, secret: secretText }),
  errors: ["office_key_not_found", "office_key_ended", "office_rights_beyond"],
});

export const revokeApiKey = defineStaffCall({
  ...write,
  path: "office/revokeapikey",
  summary: "Revokes an API key at once and for good",
  input: z.strictObject(whose),
  value: field.done,
  errors: ["office_key_not_found", "office_rights_beyond"],
});
