import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { newPassword, personName, typedPassword } from "../../account.ts";
import { queryId } from "../staff-fields.ts";
import { tokens } from "./tokens.ts";

export const staffOpenSession = z.object({
  sessionId: z.uuid(),
  way: z.enum(["password", "passkey", "external", "link"]).describe("How it was opened."),
  device: z.string().describe("The browser, as far as it says."),
  place: z.string().describe("The network of the last use, without its last part."),
  startedAt: field.moment,
  usedAt: field.moment.describe("When it was last renewed, which is at most every 30 minutes."),
  isThis: z.boolean().describe("Whether it is the caller's own session."),
});
export type StaffOpenSession = z.infer<typeof staffOpenSession>;

const sessions = z.object({ sessions: z.array(staffOpenSession).describe("Open ones, last used first.") });
const sessionId = z.uuid().nullable().describe("Null for all but the caller's own.");

export const ownSessions = defineStaffCall({
  method: "GET",
  path: "office/ownsessions",
  personOnly: true,
  summary: "Lists where the caller is signed in",
  value: sessions,
});

export const endOwnSessions = defineStaffCall({
  method: "POST",
  path: "office/endownsessions",
  personOnly: true,
  summary: "Ends one of the caller's sessions, or all but this one",
  input: z.strictObject({ sessionId }),
  value: field.done,
  errors: ["office_session_not_found"],
  idempotency: "allowed",
});

export const staffSessions = defineStaffCall({
  right: "staff.write",
  method: "GET",
  path: "office/staffsessions",
  summary: "Lists where a staff member is signed in",
  input: z.strictObject({ staffId: queryId }),
  value: sessions,
  errors: ["office_staff_not_found"],
});

export const endStaffSessions = defineStaffCall({
  right: "staff.write",
  method: "POST",
  path: "office/endstaffsessions",
  summary: "Ends one session of a staff member, or all but the caller's own",
  input: z.strictObject({ staffId: field.rowId, sessionId }),
  value: field.done,
  errors: ["office_staff_not_found", "office_session_not_found", "office_rights_beyond"],
  idempotency: "allowed",
});

export const changeOwnPassword = defineStaffCall({
  method: "POST",
  path: "office/changeownpassword",
  personOnly: true,
  summary: "Changes the caller's password, ends their other sessions and returns new tokens for this one",
  input: z.strictObject({ currentPassword: typedPassword, password: newPassword }),
  value: tokens,
  errors: ["account_password_wrong", "account_password_common", "account_too_many", "account_session_ended"],
  budget: "signin",
});

export const saveOwnAccount = defineStaffCall({
  method: "POST",
  path: "office/saveownaccount",
  personOnly: true,
  summary: "Changes the caller's name and the language of emails to them",
  input: z.strictObject({ name: personName.describe("The full name."), language: z.enum(["en", "es"]) }),
  value: field.done,
  idempotency: "allowed",
});
