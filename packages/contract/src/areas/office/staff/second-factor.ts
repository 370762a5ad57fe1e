import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { SECOND_STEP_CODE } from "../../../typed/second-step-code.ts";
import { typedPassword } from "../../account.ts";

export const staffCode = field.typed
  .regex(SECOND_STEP_CODE, "field_code")
  .describe("Six digits of the authenticator app, or a recovery code.");

const own = { method: "POST", budget: "signin", precedesSecondFactor: true, personOnly: true } as const;

export const startOwnSecondFactor = defineStaffCall({
  ...own,
  path: "office/startownsecondfactor",
  summary: "Returns a new secret for the caller's authenticator app; it counts once a code has confirmed it",
  input: z.strictObject({ password: typedPassword }),
  value: z.object({ secret: z.string(), address: z.string().describe("An otpauth URL, to show as a QR code.") }),
  errors: ["account_password_wrong", "account_too_many", "account_code_on"],
});

export const confirmOwnSecondFactor = defineStaffCall({
  ...own,
  path: "office/confirmownsecondfactor",
  summary: "Turns on the caller's authenticator codes, ends their other sessions, and returns the recovery codes, once only",
  input: z.strictObject({ code: staffCode }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ["account_code_wrong", "account_too_many"],
});

export const removeOwnSecondFactor = defineStaffCall({
  ...own,
  path: "office/removeownsecondfactor",
  summary:
    "Turns off the caller's authenticator codes to set up another app; if the shop requires a second factor, other calls are refused until the caller has one",
  input: z.strictObject({ code: staffCode }),
  value: field.done,
  errors: ["account_code_required", "account_code_wrong", "account_too_many"],
});

export const resetStaffSecondFactor = defineStaffCall({
  method: "POST",
  right: "staff.write",
  path: "office/resetstaffsecondfactor",
  summary: "Removes the authenticator app and passkeys of a staff member who lost them, and ends their sessions",
  input: z.strictObject({ staffId: field.rowId }),
  value: field.done,
  errors: ["office_staff_not_found", "office_rights_beyond"],
  idempotency: "allowed",
});
