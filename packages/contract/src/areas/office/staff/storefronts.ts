import { z } from "zod";
import { defineCall, defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { tokens } from "./tokens.ts";

const storefrontId = z.int().min(1).max(2_147_483_647);

export const ownStorefront = z.object({
  storefrontId,
  name: z.string().describe("As customers read it."),
  officeUrl: z.string().describe("The address of its office."),
  isThis: z.boolean().describe("Whether it is the storefront of the call."),
  opens: z
    .boolean()
    .describe("Whether `office/openstorefront` opens it; if not, the account there has a second factor and the caller's has none."),
});
export type OwnStorefront = z.infer<typeof ownStorefront>;

export const ownStorefronts = defineStaffCall({
  method: "GET",
  path: "office/ownstorefronts",
  personOnly: true,
  summary: "Lists the storefronts of the deployment in which the caller has an account with the same email",
  value: z.object({ storefronts: z.array(ownStorefront).describe("By name; the caller's own among them.") }),
});

export const openStorefront = defineStaffCall({
  method: "POST",
  path: "office/openstorefront",
  personOnly: true,
  summary: "Signs the caller in to their account in another storefront, with its rights and stores",
  input: z.strictObject({ storefrontId }),
  value: z.object({
    officeUrl: z.string().describe("The address of its office."),
    ticket: field.ticket.describe("For `office/enterstorefront` of that storefront: once, within a minute."),
  }),
  errors: ["office_storefront_not_found"],
});

export const enterStorefront = defineCall({
  method: "POST",
  path: "office/enterstorefront",
  summary: "Opens the session that `office/openstorefront` of another storefront has prepared",
  input: z.strictObject({ ticket: field.ticket }),
  value: tokens,
  errors: ["account_link_invalid"],
  budget: "signin",
});
