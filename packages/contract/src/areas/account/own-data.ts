import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { personName, phone, typedPassword } from "./fields.ts";

const { done } = field;

export const checkLocalCredentialSetup = defineCall({
  method: "GET",
  path: "account/checklocalcredentialsetup",
  summary: "Lists the account's sign-in methods",
  input: z.strictObject({}),
  value: z.object({
    password: z.boolean(),
    passkeys: z
      .number()
      .int()
      .meta({ description: "Number of passkeys.", examples: [1] }),
    secondFactor: z.boolean(),
    recoveryCodesLeft: z
      .number()
      .int()
      .meta({ description: "Recovery codes not used yet.", examples: [8] }),
    externalLogins: z
      .number()
      .int()
      .meta({ description: "Linked external services.", examples: [0] }),
    emailProved: z.boolean(),
  }),
  callers: "customer",
});

export const updateProfile = defineCall({
  method: "POST",
  path: "account/updateprofile",
  summary: "Updates name, phone and language",
  input: z.strictObject({ givenName: personName, surname: personName, phone: phone.nullable(), language: z.enum(field.languages) }),
  value: done,
  callers: "customer",
  idempotency: "allowed",
});

export const changeHidePricesState = defineCall({
  method: "GET",
  path: "account/changehidepricesstate",
  isRead: false,
  summary: "Hides or shows all prices, for callers who show the shop to a client; idempotent",
  input: z.strictObject({
    hidePrices: z
      .enum(["true", "false"])
      .transform((text) => text === "true")
      .describe("Whether prices are hidden from now on."),
  }),
  value: z.object({ hidePrices: z.boolean() }),
  callers: "customer",
  errors: ["account_prices_withheld"],
});

export const exportData = defineCall({
  method: "GET",
  path: "account/exportdata",
  summary: "Exports all data that the shop stores about the caller",
  input: z.strictObject({}),
  value: z.record(z.string(), z.unknown()).meta({ examples: [{ account: { email: "ana@example.com" }, orders: [] }] }),
  callers: "customer",
  isPrivate: true,
});

export const deleteAccount = defineCall({
  method: "POST",
  path: "account/deleteaccount",
  summary: "Deletes the account and its personal data; orders are retained as the law requires",
  input: z.strictObject({ password: typedPassword.optional(), confirm: z.literal("DELETE") }),
  value: done,
  callers: "customer",
  errors: ["account_password_wrong", "account_too_many", "customer_last_administrator"],
  budget: "signin",
});
