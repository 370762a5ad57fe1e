import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { officeCustomer, paymentTerm } from "../customers.ts";

const ofStaff = { right: "customers.write", allStores: true } as const;
const queryId = z.coerce.number().int().min(1).max(2_147_483_647);
const count = z.int().min(0);

export const mergeProblems = ["certificate_waiting"] as const;

export const customerMerge = z
  .object({
    revision: z.string().describe("Of both accounts; sent with the merge, which is refused if they have changed since."),
    from: officeCustomer.describe("The account that ends. Its number leads to the other one."),
    into: officeCustomer.describe("The account that takes over everything."),
    moves: z
      .object({
        people: count,
        branches: count,
        orders: count,
        unfinishedOrders: count.describe("Of the orders: those that are not finished yet."),
        invoices: count.describe("Invoices and credits."),
        openCents: field.cents.describe("What is left of invoices, less credits, in cents."),
        quotes: count,
        certificates: count,
        prices: count.describe("Lines of its contract that apply in the other account too."),
        approvalRules: count,
        invitations: count,
        externalIds: z.array(z.object({ source: z.string(), id: z.string() })).describe("Its ids in other systems."),
      })
      .describe("What moves to the other account."),
    renumbered: z
      .array(z.object({ name: z.string(), city: z.string(), number: z.string(), newNumber: z.string() }))
      .describe("Branches that get another number, because the other account has a branch with theirs."),
    endedPrices: count.describe("Lines of its contract that end, because the other account has its own price for the same."),
    priceLevel: z
      .object({ code: z.string().nullable(), endedCode: z.string().nullable() })
      .describe("The price level afterwards, and the one that ends; null for none."),
    isLocked: z.boolean().describe("Whether the account is locked afterwards, because one of them is."),
    problems: z.array(z.enum(mergeProblems)).describe("What has to be settled before they can be merged."),
  })
  .meta({ id: "CustomerMerge" });
export type CustomerMerge = z.infer<typeof customerMerge>;

const errors = ["office_customer_not_found", "office_merge_same"] as const;

export const previewMerge = defineStaffCall({
  ...ofStaff,
  method: "GET",
  path: "office/previewmerge",
  summary: "Says what would become of two business accounts of one company if one took over the other; changes nothing",
  input: z.strictObject({ from: queryId.describe("The account that ends."), into: queryId.describe("The account that stays.") }),
  value: customerMerge,
  errors,
});

export const mergeCustomers = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/mergecustomers",
  summary: "Merges two business accounts of one company: one takes over all people, orders, invoices and prices of the other, which ends",
  input: z.strictObject({
    from: field.rowId.describe("The account that ends."),
    into: field.rowId.describe("The account that stays."),
    revision: z.string().max(80).describe("As the preview says."),
    paymentTerm: paymentTerm.describe("Of the account afterwards."),
    creditLimitCents: field.cents.min(0).nullable().describe("Of the account afterwards, in cents; null without a credit line."),
  }),
  value: officeCustomer,
  errors: [...errors, "office_merge_changed", "office_merge_open"],
  idempotency: "required",
});
