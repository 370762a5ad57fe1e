import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";

const source = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .describe("A short name of the other system, the same as in moves from it.");
const id = z.string().min(1).max(80).describe("What that system calls it.");
const kind = z.enum(["business", "person"]).describe("What has the id: a business account or a person.");
const no = field.rowId.describe("Its number in the shop: `customerId` or `accountId`.");

const known = z
  .object({ kind, no, externalIds: z.array(z.object({ source, id })).describe("All of its ids in other systems.") })
  .meta({ id: "ExternalIds" });

export const findExternalId = defineStaffCall({
  method: "GET",
  path: "office/findexternalid",
  summary: "Returns the business account or person that another system's id names",
  input: z.strictObject({ kind, source, id }),
  value: known,
  right: "customers.read",
  errors: ["office_external_id_unknown", "office_customer_not_found", "office_person_not_found"],
});

const ofRecord = {
  method: "POST",
  input: z.strictObject({ kind, no, source, id }),
  value: known,
  right: "customers.write",
  idempotency: "allowed",
} as const;

export const setExternalId = defineStaffCall({
  ...ofRecord,
  path: "office/setexternalid",
  summary: "Gives a business account or person an id of another system, whose files then write to it instead of creating another one",
  errors: ["office_external_id_taken", "office_customer_not_found", "office_person_not_found"],
});

export const removeExternalId = defineStaffCall({
  ...ofRecord,
  path: "office/removeexternalid",
  summary: "Takes an id of another system off a business account or person; succeeds if it is already gone",
  errors: ["office_customer_not_found", "office_person_not_found"],
});
