import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { auditKinds, auditSubjects } from "../../staff/audit-kinds.ts";
import { file, queryId } from "./staff-fields.ts";

const fields = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z
  .object({
    id: z.int(),
    at: field.moment,
    actor: z.enum(["staff", "command", "system"]).describe("`command`: one of the shop's commands. `system`: a job of the shop."),
    by: z.string().describe("The email as it was then, or the name of the command or job."),
    kind: z.string().describe("The kind of act; versions to come may know others."),
    subject: z.string().describe("What it was about."),
    no: z.string().describe("The number or code by which staff know the subject."),
    before: fields.describe("The fields that changed, as they were; null for something new. Amounts are in cents."),
    after: fields.describe("The same fields as they are since; null for something that is gone."),
  })
  .meta({ description: "One act of the audit log, which is never changed." });
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  staffId: queryId.optional().describe("Only acts of this staff member."),
  actor: z.enum(["staff", "command", "system"]).optional().describe("Only acts of staff, of commands, or of the shop itself."),
  kind: z.enum(auditKinds).optional().describe("Only acts of this kind."),
  subject: z.enum(auditSubjects).optional().describe("Only acts on subjects of this kind."),
  no: field.line.min(1).max(120).optional().describe("Only acts on the subject with this number or code."),
  from: field.day.optional().describe("The first day, in the shop's time zone."),
  until: field.day.optional().describe("The last day, in the shop's time zone."),
};

export const audit = defineStaffCall({
  method: "GET",
  path: "office/audit",
  summary: "Lists what staff, commands and jobs have changed, newest first",
  input: z.strictObject({
    ...filters,
    older: z.coerce
      .number()
      .int()
      .positive()

      .optional()
      .describe("Only entries before the one with this id, which `older` of the page before names."),
  }),
  value: z.object({
    entries: z.array(auditEntry).describe("Fifty at most."),
    older: z.int().nullable().describe("The id to ask for the next page with; null on the last one."),
    people: z.array(z.object({ staffId: field.rowId, email: z.string(), name: z.string() })).describe("The staff members to filter by."),
  }),
  right: "audit.read",
  allStores: true,
});

export const auditFile = defineStaffCall({
  method: "GET",
  path: "office/auditfile",
  summary: "Returns the newest 10,000 entries that match as a CSV file, in which no cell is a formula",
  input: z.strictObject(filters),
  value: file("text/csv"),
  right: "audit.read",
  allStores: true,
});
