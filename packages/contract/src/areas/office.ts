import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { officeOrder, officeOrderRow } from "../office-order.ts";
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

const orderNo = z.coerce
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "The order's number.", examples: [100_042] });

export const orders = defineCall({
  method: "GET",
  path: "office/orders",
  summary: "Lists placed orders, newest first; by default those with something left to hand over",
  input: z.strictObject({
    status: z.enum(["open", "finished", "canceled", "all"]).default("open").describe("`open`: something is left to hand over."),
    store: field.storeCode.optional().describe("A store's code: only orders with lines that are picked up there."),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1.", examples: [1] }),
    pageSize: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(25)
      .meta({ description: "Orders per page.", examples: [25] }),
  }),
  value: z.object({
    orders: z.array(officeOrderRow),
    total: z
      .number()
      .int()
      .meta({ description: "Matching orders in all.", examples: [3] }),
    page: z
      .number()
      .int()
      .meta({ description: "Counted from 1.", examples: [1] }),
    pageSize: z
      .number()
      .int()
      .meta({ description: "Orders per page.", examples: [25] }),
  }),
  errors: ["storelocator_not_found"],
  callers: "staff",
  right: "orders.read",
});

export const order = defineCall({
  method: "GET",
  path: "office/order",
  summary: "Returns everything about one placed order: lines, lots, customer, payment, shipments, refunds and history",
  input: z.strictObject({ orderNo }),
  value: officeOrder,
  errors: ["office_order_not_found"],
  callers: "staff",
  right: "orders.read",
});
