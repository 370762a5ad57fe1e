import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { newPassword, personName, typedPassword } from "../../account.ts";
import { tokens } from "./tokens.ts";

const session = z
  .object({
    sessionId: z.uuid().meta({ examples: ["3f6c1f0e-7a51-4d7d-9f0a-2d1b8c0e4a11"] }),
    way: z.enum(["password", "passkey", "external", "link"]).describe("How it was opened."),
    device: field.text("Firefox, Windows").describe("The browser, as far as it says."),
    place: field.text("203.0.113.*").describe("The network of the last use, without its last part."),
    startedAt: field.moment,
    usedAt: field.moment.describe("When it was last renewed, which is at most every 30 minutes."),
    isThis: z.boolean().describe("Whether it is the caller's own session."),
  })
  .meta({ id: "StaffOpenSession" });
export type StaffOpenSession = z.infer<typeof session>;

const sessions = z.object({ sessions: z.array(session).describe("Open ones, last used first.") });
const sessionId = z
  .uuid()
  .nullable()
  .meta({ description: "Null for all but the caller's own.", examples: ["3f6c1f0e-7a51-4d7d-9f0a-2d1b8c0e4a11"] });

const own = { callers: "staff" } as const;
const managed = { callers: "staff", right: "staff.write" } as const;

export const ownSessions = defineCall({
  ...own,
  method: "GET",
  path: "office/ownsessions",
  summary: "Lists where the caller is signed in",
  input: z.strictObject({}),
  value: sessions,
  errors: [],
});

export const endOwnSessions = defineCall({
  ...own,
  method: "POST",
  path: "office/endownsessions",
  summary: "Ends one of the caller's sessions, or all but this one",
  input: z.strictObject({ sessionId }),
  value: field.done,
  errors: ["office_session_not_found"],
  idempotency: "allowed",
});

export const staffSessions = defineCall({
  ...managed,
  method: "GET",
  path: "office/staffsessions",
  summary: "Lists where a staff member is signed in",
  input: z.strictObject({
    staffId: z.coerce
      .number()
      .int()
      .positive()
      .max(2_147_483_647)
      .meta({ description: "The id.", examples: [7] }),
  }),
  value: sessions,
  errors: ["office_staff_not_found"],
});

export const endStaffSessions = defineCall({
  ...managed,
  method: "POST",
  path: "office/endstaffsessions",
  summary: "Ends one session of a staff member, or all but the caller's own",
  input: z.strictObject({ staffId: field.rowId, sessionId }),
  value: field.done,
  errors: ["office_staff_not_found", "office_session_not_found", "office_rights_beyond"],
  idempotency: "allowed",
});

export const changeOwnPassword = defineCall({
  ...own,
  method: "POST",
  path: "office/changeownpassword",
  summary: "Changes the caller's password, ends their other sessions and returns new tokens for this one",
  input: z.strictObject({ currentPassword: typedPassword, password: newPassword }),
  value: tokens,
  errors: ["account_password_wrong", "account_password_common", "account_too_many", "account_session_ended"],
  budget: "signin",
});

export const saveOwnAccount = defineCall({
  ...own,
  method: "POST",
  path: "office/saveownaccount",
  summary: "Changes the caller's name and the language of emails to them",
  input: z.strictObject({
    name: personName.meta({ description: "The full name.", examples: ["Ana Ruiz"] }),
    language: z.enum(["en", "es"]),
  }),
  value: field.done,
  errors: [],
  idempotency: "allowed",
});
