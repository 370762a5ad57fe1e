import { z } from "zod";
import * as field from "./fields.ts";

/** Reasons for moving a promised date. */
export const delayReasons = ["container", "made_to_order", "stock_short", "damaged", "carrier", "other"] as const;
export type DelayReason = (typeof delayReasons)[number];

/** The reason for a line's promised day. */
export const promiseReason = z
  .object({
    kind: z
      .enum(["on_hand", "transfer", ...delayReasons])
      .describe(
        "`on_hand`: in stock where it is handed over or shipped from. `transfer`: comes from another place to the pickup store. The others say why the date moved.",
      ),
    place: z
      .string()
      .nullable()
      .meta({ description: "The code of the place with the goods; null for a date that moved.", examples: ["reno"] }),
    name: z
      .string()
      .nullable()
      .meta({ description: "The name of that place.", examples: ["Reno"] }),
  })
  .nullable()
  .describe("Why it is promised for that day; null when that was not recorded.");

/** An open question to the customer about a delay. */
export const openDelay = z.object({
  delayId: field.rowId,
  promisedOn: field.day.describe("The new date."),
  answerBy: field.day.describe(
    "The last day to answer, in the storefront's time zone. Without an answer by then, the items are canceled and refunded.",
  ),
  lineIds: z.array(field.rowId).describe("The lines that it is about."),
});
