import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { staffRights } from "../staff-rights.ts";
import { authResponse, solvedCaptcha, typedPassword } from "./account.ts";

/** The calls of the shop's own staff. Staff sign in here and nowhere else; their tokens have an issuer of their own. */
const tokens = authResponse
  .extend({ staff: z.object({ email: field.text("staff@shop.example"), rights: z.array(z.enum(staffRights)) }) })
  .meta({ id: "StaffTokens" });
export type OfficeTokens = z.infer<typeof tokens>;

export const signIn = defineCall({
  method: "POST",
  path: "office/signin",
  summary: "Signs a member of staff in with email and password",
  input: z.strictObject({
    email: z
      .string()
      .trim()
      .min(1)
      .max(254)
      .meta({ examples: ["staff@shop.example"] }),
    password: typedPassword,
    captchaToken: solvedCaptcha.optional(),
  }),
  value: tokens,
  errors: ["office_credentials", "account_captcha_required", "account_captcha", "account_too_many"],
  budget: "signin",
});

export const refresh = defineCall({
  method: "POST",
  path: "office/refresh",
  summary: "Returns a new token pair for a staff bearer token and the refresh token in the x-refresh-token header",
  input: z.strictObject({}),
  value: tokens,
  errors: ["account_session_ended"],
  ownsToken: true,
});

export const signOut = defineCall({
  method: "POST",
  path: "office/signout",
  summary: "Ends the staff session of a refresh token; succeeds if it has already ended",
  input: z.strictObject({
    refreshToken: z
      .string()
      .min(1)
      .max(200)
      .meta({ examples: ["q0c3XlV5zT0kq8mUuKkP9w"] }),
  }),
  value: field.done,
  ownsToken: true,
});
