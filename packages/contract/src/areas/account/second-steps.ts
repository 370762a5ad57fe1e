import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { authResponse, code, freshSignInErrors, passwordAgain, typedPassword, webauthn } from "./fields.ts";

const { done, ticket } = field;

export const passkeyOptions = defineCall({
  method: "POST",
  path: "account/passkeyoptions",
  summary: "Returns the options for creating a passkey in the browser, to who has just signed in or enters the password",
  input: z.strictObject({ password: passwordAgain }),
  value: z.object({ options: webauthn }),
  callers: "customer",
  errors: freshSignInErrors,
  budget: "signin",
});

export const addPasskey = defineCall({
  method: "POST",
  path: "account/addpasskey",
  summary: "Stores the passkey that the browser created",
  input: z.strictObject({ response: webauthn, name: field.line.max(60).default("") }),
  value: done,
  callers: "customer",
  errors: ["account_passkey_invalid"],
});

export const listPasskeys = defineCall({
  method: "GET",
  path: "account/passkeys",
  summary: "Lists the caller's passkeys",
  input: z.strictObject({}),
  value: z.array(
    z.object({ id: field.text("AbCdEfGh"), name: field.text("Laptop"), addedAt: field.moment, usedAt: field.moment.nullable() }),
  ),
  callers: "customer",
});

export const removePasskey = defineCall({
  method: "POST",
  path: "account/removepasskey",
  summary: "Deletes a passkey; refuses to remove the last sign-in method",
  input: z.strictObject({
    id: z
      .string()
      .min(1)
      .max(1400)
      .meta({ examples: ["AbCdEfGh"] }),
    password: passwordAgain,
  }),
  value: done,
  callers: "customer",
  errors: ["account_last_way_in", ...freshSignInErrors],
});

export const passkeyChallenge = defineCall({
  method: "POST",
  path: "account/passkeychallenge",
  summary: "Returns the options for signing in with a passkey; the same for every account",
  input: z.strictObject({}),
  value: z.object({ ticket, options: webauthn }),
  budget: "signin",
});

export const passkeyLogin = defineCall({
  method: "POST",
  path: "account/passkeylogin",
  summary: "Signs in with a passkey",
  input: z.strictObject({ ticket, response: webauthn }),
  value: authResponse,
  errors: ["account_passkey_invalid"],
  budget: "signin",
});

export const startSecondFactor = defineCall({
  method: "POST",
  path: "account/startsecondfactor",
  summary: "Returns a new secret for an authenticator app; sign-in requires codes only after one has confirmed it",
  input: z.strictObject({ password: typedPassword.optional() }),
  value: z.object({
    secret: field.text("JBSWY3DPEHPK3PXP"),
    address: z.string().meta({
      description: "An otpauth URL, to show as a QR code.",
      examples: ["otpauth://totp/Shop:ana@example.com?secret=JBSWY3DPEHPK3PXP"],
    }),
  }),
  callers: "customer",
  errors: ["account_password_wrong", "account_too_many", "account_code_on"],
  budget: "signin",
});

export const confirmSecondFactor = defineCall({
  method: "POST",
  path: "account/confirmsecondfactor",
  summary: "Turns on authenticator codes and returns the recovery codes, once only",
  input: z.strictObject({ code }),
  value: z.object({ recoveryCodes: z.array(field.text("k3vp-9tqa-m2xd-w8bz-5hnc-e7ru")) }),
  callers: "customer",
  errors: ["account_code_wrong"],
  budget: "signin",
});

export const removeSecondFactor = defineCall({
  method: "POST",
  path: "account/removesecondfactor",
  summary: "Turns off authenticator codes",
  input: z.strictObject({ code }),
  value: done,
  callers: "customer",
  errors: ["account_code_wrong"],
  budget: "signin",
});
