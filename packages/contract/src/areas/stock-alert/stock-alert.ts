import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { captchaToken, emailAddress } from "../account/fields.ts";

/** Requests of people to be told once when units of an item are available. */

const units = z
  .int()
  .min(1)
  .max(9_999)
  .meta({ description: "The sell units that have to be available.", examples: [12] });
const storeCode = field.storeCode.describe("The store where the person picks up; a delivery when missing.");

/** The goods of a request. */
const wanted = {
  itemNo: field.text("POR-1224-GRAY"),
  name: field.text("Porcelain Gray"),
  detail: z.string().meta({ description: "Size and finish.", examples: ["12 × 24 in, Matte"] }),
  slug: field.text("porcelain-gray").describe("Of its product."),
  units: field.sellUnits,
  sellUnit: field.sellUnit,
  store: z
    .string()
    .nullable()
    .meta({ description: "The name of the store where the person picks up; null for a delivery.", examples: ["Reno"] }),
};

export const stockAlert = z.object({
  state: z
    .enum(["asked", "waiting", "ended"])
    .describe("`asked`: the owner of the address has yet to confirm. `ended`: the email was sent, the request withdrawn or too old."),
  ...wanted,
});
export type StockAlert = z.infer<typeof stockAlert>;

export const accountAlert = z.object({
  alertId: field.rowId,
  ...wanted,
  askedAt: field.moment,
  expiresAt: field.moment.describe("When the request ends without an email."),
});
export type AccountAlert = z.infer<typeof accountAlert>;

export const ask = defineCall({
  method: "POST",
  path: "stockalert/ask",
  summary:
    "Asks for one email when units of an item are available; if the address isn't the caller's own, its owner must first confirm by email",
  input: z.strictObject({
    itemNo: field.itemNo,
    units: units.default(1),
    storeCode: storeCode.optional(),
    email: emailAddress,
    captchaToken: captchaToken.describe("Required unless the address is the confirmed one of the signed-in caller."),
  }),
  value: z.object({
    state: stockAlert.shape.state
      .extract(["asked", "waiting"])
      .describe("`waiting` for the caller's own address, `asked` for any other, whether the shop knows it or not."),
  }),
  errors: ["product_not_found", "storelocator_not_found", "account_captcha_required", "account_captcha", "stockalert_full"],
  budget: "forms",
});

export const show = defineCall({
  method: "GET",
  path: "stockalert/show",
  summary: "Returns a request by the emailed link, `/{language}/subscription/stock-alert?token=…`",
  input: z.strictObject({ token: field.ticket }),
  value: stockAlert,
  errors: ["account_link_invalid"],
});

export const confirm = defineCall({
  method: "POST",
  path: "stockalert/confirm",
  summary: "Confirms a request by the emailed link; a repeat returns the same request",
  input: z.strictObject({ token: field.ticket }),
  value: stockAlert,
  errors: ["account_link_invalid", "stockalert_full"],
});

/** Its page is that of the link, which the RFC 8058 headers of the email also name. */
export const withdraw = defineCall({
  method: "POST",
  path: "stockalert/withdraw",
  summary: "Withdraws a request by the emailed link; succeeds if it has already ended",
  input: z.strictObject({ token: field.ticket }),
  value: stockAlert,
  errors: ["account_link_invalid"],
});

export const list = defineCall({
  method: "GET",
  path: "stockalert/account/list",
  summary: "Lists the open requests of the caller's address, oldest first",
  input: z.strictObject({}),
  value: z.array(accountAlert),
  callers: "customer",
});

export const remove = defineCall({
  method: "POST",
  path: "stockalert/account/withdraw",
  summary: "Withdraws a request of the caller's address; succeeds if it has already ended",
  input: z.strictObject({ alertId: field.rowId }),
  value: z.array(accountAlert),
  callers: "customer",
});
