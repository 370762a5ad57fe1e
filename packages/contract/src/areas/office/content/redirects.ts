import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { page } from "../staff-fields.ts";

const statuses = z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]);
const id = z.int().positive().describe("The redirect's id in the content system.");

const from = field.line
  .min(1, "field_required")
  .max(300, "field_long")
  .describe(
    "A path of the site without its language, with parameters if they matter (`/old.php?id=5`), or everything below a path (`/old/*`).",
  );
const to = field.line
  .min(1, "field_required")
  .max(500, "field_long")
  .describe("A path, or an https address; `/*` at its end takes what followed `from`.");
const values = { from, to, status: statuses.describe("The HTTP status.") };

export const officeRedirect = z.object({ id, from: z.string(), to: z.string(), status: statuses });
export type OfficeRedirect = z.infer<typeof officeRedirect>;

const was = z
  .strictObject({ from: z.string().max(300), to: z.string().max(500), status: statuses })
  .nullable()
  .describe("What the caller has read; null for a new one.");

export const redirects = defineStaffCall({
  right: "content.publish",
  method: "GET",
  path: "office/redirects",
  summary: "Lists the site's redirects by their path",
  input: z.strictObject({ query: field.line.max(120).optional().describe("Part of a path or target."), page: page("50") }),
  value: z.object({ redirects: z.array(officeRedirect), total: z.int().describe("Matching redirects.") }),
  errors: ["office_content_off"],
});

export const tryAddress = defineStaffCall({
  right: "content.publish",
  method: "GET",
  path: "office/tryaddress",
  summary: "Says where the shop sends a visitor of an address that has no page",
  input: z.strictObject({ path: from }),
  value: z.object({
    steps: z.array(z.object({ from: z.string(), to: z.string() })).describe("Empty if nothing matches."),
    result: z.object({ to: z.string(), status: statuses }).nullable().describe("Null if the visitor sees that there's no such page."),
    isLoop: z.boolean().describe("Whether the redirects lead back to where they began."),
  }),
  errors: ["office_content_off"],
});

export const saveRedirect = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/saveredirect",
  summary: "Adds or changes a redirect",
  input: z.strictObject({
    id: id.nullable(),
    was,
    ...values,
    replacesHome: z.boolean().default(false).describe("Confirms a redirect of the home page, which nobody then sees."),
  }),
  value: officeRedirect,
  errors: [
    "office_redirect_home",
    "office_content_off",
    "office_redirect_not_found",
    "office_redirect_changed",
    "office_redirect_taken",
    "office_redirect_loop",
    "office_redirect_path",
    "office_redirect_target",
  ],
  idempotency: "required",
});

export const deleteRedirect = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/deleteredirect",
  summary: "Deletes a redirect",
  input: z.strictObject({ id, was }),
  value: field.done,
  errors: ["office_content_off", "office_redirect_not_found", "office_redirect_changed"],
  idempotency: "allowed",
});
