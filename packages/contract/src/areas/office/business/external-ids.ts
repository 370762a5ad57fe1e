import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";

/** Kinds of records that can have ids in other systems. */
export const externalKinds = ["business", "person", "order", "invoice", "quote", "item"] as const;

const source = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .describe("A short name of the other system, the same as in moves from it.");
const id = z.string().min(1).max(80).describe("What that system calls it.");
const kind = z.enum(externalKinds).describe("What has the id.");
const no = z
  .union([field.rowId, z.string().min(1).max(60)])
  .describe("Its number in the shop: `customerId`, `accountId`, `orderNo`, `invoiceNo`, `quoteNo` or `itemNo`.");

const known = z
  .object({ kind, no, externalIds: z.array(z.object({ source, id })).describe("All of its ids in other systems.") })
  .meta({ id: "ExternalIds" });

const unknown = [
  "office_right",
  "office_all_stores",
  "office_customer_not_found",
  "office_person_not_found",
  "office_order_not_found",
  "customer_invoice_unknown",
  "office_quote_not_found",
  "office_items_unknown",
] as const;

export const findExternalId = defineStaffCall({
  method: "GET",
  path: "office/findexternalid",
  summary: "Returns the account, person, order, invoice, quote or item that another system's id names. Needs the right to see such records",
  input: z.strictObject({ kind, source, id }),
  value: known,
  errors: ["office_external_id_unknown", ...unknown],
});

export const externalIds = defineStaffCall({
  method: "GET",
  path: "office/externalids",
  summary: "Returns the ids of an account, person, order, invoice, quote or item in other systems. Needs the right to see such records",
  input: z.strictObject({ kind, no: z.string().min(1).max(60).describe("Its number in the shop, as in `office/setexternalid`.") }),
  value: known,
  errors: unknown,
});

const ofRecord = {
  method: "POST",
  input: z.strictObject({ kind, no, source, id }),
  value: known,
  idempotency: "allowed",
} as const;

export const setExternalId = defineStaffCall({
  ...ofRecord,
  path: "office/setexternalid",
  summary:
    "Gives an account, person, order, invoice, quote or item an id of another system, by which its files then name it. Needs the right to change such records",
  errors: ["office_external_id_taken", ...unknown],
});

export const removeExternalId = defineStaffCall({
  ...ofRecord,
  path: "office/removeexternalid",
  summary: "Takes an id of another system off a record; succeeds if it is already gone. Needs the right to change such records",
  errors: unknown,
});
