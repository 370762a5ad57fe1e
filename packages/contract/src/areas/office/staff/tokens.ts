import { z } from "zod";
import * as field from "../../../fields.ts";
import { staffRights } from "../../../staff-rights.ts";
import { authResponse } from "../../account.ts";

export const roleName = z.object({ code: z.string(), name: z.object({ en: z.string(), es: z.string() }) });

export const staff = z
  .object({
    email: z.string(),
    name: z.string().describe("Empty for an account without one."),
    language: z.enum(["en", "es"]).describe("Of emails to them."),
    role: roleName.nullable().describe("Null for staff with rights of their own."),
    rights: z.array(z.enum(staffRights)),
    hasAuthenticator: z.boolean().describe("Whether they have an authenticator app."),
    hasSecondFactor: z.boolean().describe("Whether they have an authenticator app or a passkey."),
    mustAddSecondFactor: z
      .boolean()
      .describe(
        "Whether they must add a second factor that the shop requires; until they do, other calls are refused with `office_second_factor_required`.",
      ),
    shopName: z.string().describe("As customers read it."),
    timezone: z.string().describe("Of the shop, by whose clock the office shows times."),
    stores: z.array(field.storeCode).nullable().describe("The only stores whose orders and stock they see; null for all."),
  })
  .meta({ description: "A staff member, with what they may do." });
export type OfficeStaff = z.infer<typeof staff>;

export const tokens = authResponse.extend({ staff }).meta({ id: "StaffTokens" });
export type OfficeTokens = z.infer<typeof tokens>;
