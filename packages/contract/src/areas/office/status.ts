import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";

/** Checks of a running shop, in their order on the page. Each has a name and sentences in the office's messages, `status.…`. */
export const statusCodes = {
  selling: ["orders", "payments", "stock"],
  well: [
    "messages",
    "given_up",
    "mail",
    "webhooks",
    "worker",
    "jobs",
    "payment_providers",
    "payment_reports",
    "taxes",
    "search",
    "books",
    "processes",
    "database",
    "replicas",
    "disk",
    "backup",
  ],
} as const;
const codes = [...statusCodes.selling, ...statusCodes.well] as const;
export type StatusCode = (typeof codes)[number];

export const statusStates = ["good", "warning", "failing", "unknown"] as const;
export type StatusState = (typeof statusStates)[number];

const statusCheck = z.object({
  code: z.enum(codes),
  state: z.enum(statusStates).describe("`warning`: look at it today; `failing`: act now; `unknown`: the shop can't tell."),
  count: z
    .int()
    .nullable()
    .describe("The check's figure, such as declined payments, waiting messages or free megabytes; null without one."),
  total: z.int().nullable().describe("What the figure is a part of, such as all payments; null without one."),
  at: field.moment.nullable().describe("When it last happened, or since when; null if never, or if that isn't known."),
  names: z.array(z.string()).describe("Names of what has trouble, such as jobs, webhooks or kinds of messages."),
});
export type StatusCheck = z.infer<typeof statusCheck>;

export const shopStatus = defineStaffCall({
  method: "GET",
  path: "office/shopstatus",
  summary: "Returns whether the shop is selling and well: sales of the last hour, queues, jobs, database, disk and processes",
  value: z.object({
    at: field.moment.describe("When this was looked up."),
    version: z.string().describe("The release that answered."),
    databaseVersion: z.string().describe("The release of PostgreSQL."),
    checks: z.array(statusCheck),
  }),
  right: "settings.write",
  allStores: true,
});
