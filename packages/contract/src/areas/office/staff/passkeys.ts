import { z } from "zod";
import { defineCall, defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { typedPassword, webauthn } from "../../account/fields.ts";
import { tokens } from "./tokens.ts";

export const staffPasskey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: field.moment,
  usedAt: field.moment.nullable().describe("When it last signed in; null if never."),
});
export type StaffPasskey = z.infer<typeof staffPasskey>;

const id = z.string().min(1).max(1400).describe("The passkey's id.");
const name = field.line.max(60, "field_long").describe("What the owner calls it.");

const own = { precedesSecondFactor: true, personOnly: true } as const;

export const ownPasskeys = defineStaffCall({
  ...own,
  method: "GET",
  path: "office/ownpasskeys",
  summary: "Lists the caller's passkeys",
  value: z.object({ passkeys: z.array(staffPasskey) }),
});

export const startOwnPasskey = defineStaffCall({
  ...own,
  method: "POST",
  path: "office/startownpasskey",
  summary: "Returns the options for creating a passkey in the browser",
  input: z.strictObject({ password: typedPassword }),
  value: z.object({ options: webauthn }),
  errors: ["account_password_wrong", "account_too_many"],
  budget: "signin",
});

export const addOwnPasskey = defineStaffCall({
  ...own,
  method: "POST",
  path: "office/addownpasskey",
  summary: "Stores the passkey that the browser created. It counts as a second factor; a first one ends the caller's other sessions",
  input: z.strictObject({ response: webauthn, name }),
  value: field.done,
  errors: ["account_passkey_invalid"],
  budget: "signin",
});

export const renameOwnPasskey = defineStaffCall({
  method: "POST",
  path: "office/renameownpasskey",
  personOnly: true,
  summary: "Gives one of the caller's passkeys another name",
  input: z.strictObject({ id, name: name.min(1, "field_required") }),
  value: field.done,
  errors: ["office_passkey_not_found"],
  idempotency: "allowed",
});

export const removeOwnPasskey = defineStaffCall({
  method: "POST",
  path: "office/removeownpasskey",
  personOnly: true,
  summary: "Removes one of the caller's passkeys",
  input: z.strictObject({ id, password: typedPassword }),
  value: field.done,
  errors: ["account_password_wrong", "account_too_many"],
  budget: "signin",
});

export const signInPasskeyChallenge = defineCall({
  method: "POST",
  path: "office/signinpasskeychallenge",
  summary: "Returns the options for signing in with a passkey; the same for everybody",
  value: z.object({ ticket: field.ticket, options: webauthn }),
  budget: "signin",
});

export const signInWithPasskey = defineCall({
  method: "POST",
  path: "office/signinwithpasskey",
  summary: "Signs a staff member in with a passkey whose device has verified them",
  input: z.strictObject({ ticket: field.ticket, response: webauthn }),
  value: tokens,
  errors: ["account_passkey_invalid"],
  budget: "signin",
});
