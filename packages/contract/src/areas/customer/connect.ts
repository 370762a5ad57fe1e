import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

export const connectBusiness = defineCall({
  method: "POST",
  path: "customer/connectbusinessaccount",
  summary:
    "Connects the caller with a business account of the shop, proved by its number, ZIP code, and the number and total of an invoice",
  input: z.strictObject({
    customerNo: z
      .number()
      .int()
      .positive()
      .max(2_147_483_647)
      .meta({ description: "The number of the business account, as its invoices say it.", examples: [1042] }),
    postalCode: field.postalCode.meta({ description: "The ZIP or postal code of its billing address.", examples: ["89502"] }),
    invoiceNo: z
      .number()
      .int()
      .positive()
      .max(2_147_483_647)
      .meta({ description: "The number of any of its invoices of the last year.", examples: [10_007] }),
    invoiceAmountCents: field.cents.describe("The total of that invoice, in cents."),
  }),
  value: z.object({ name: field.text("Ladera Floor & Tile").describe("The name of the business account.") }),
  callers: "customer",
  errors: ["customer_already_member", "account_address_unproved", "customer_connect_refused", "customer_connect_many"],
  budget: "forms",
});
