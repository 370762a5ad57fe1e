import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { delayReasons } from "../../promise.ts";
import { pieceFormat } from "../product/card.ts";
import { cancellation } from "./cancellation.ts";

/** Identifies a delay by its link, or on the order's page by its id. */
const which = {
  slug: z
    .string()
    .regex(/^[\w-]{20,128}$/)
    .optional()
    .meta({ description: "The unguessable part of the link in its message.", examples: ["c2VjcmV0LXRpY2tldA-wyz"] }),
  receiptId: field.receiptId.optional().describe("The order's receipt, together with `delayId`, instead of the link."),
  delayId: field.rowId.optional(),
};

export const delay = z.object({
  status: z
    .enum(["open", "waited", "canceled", "expired", "replaced", "withdrawn", "started"])
    .describe(
      "`open`: waits for an answer. `expired`: there was none in time, so it was refunded. `replaced`: a newer message asks again. `withdrawn`: the earlier date holds. `started`: the goods are being prepared.",
    ),
  orderNo: z
    .number()
    .int()
    .meta({ examples: [100_042] }),
  promisedOn: field.day.describe("The new date."),
  answerBy: field.day.describe("The last day to answer, in the storefront's time zone."),
  reason: z.enum(delayReasons),
  note: z
    .string()
    .nullable()
    .meta({ description: "What the shop says about it, in the reader's language.", examples: ["The ship left port late."] }),
  lines: z
    .array(
      z.object({
        lineId: field.rowId,
        itemNo: field.itemNo,
        name: field.text("Porcelain Gray"),
        detail: field.text("12 × 24 in · Matte"),
        units: field.sellUnits.describe("Sell units that are not canceled."),
        sellUnit: field.sellUnit,
        fulfilment: field.fulfilment,
        agreedOn: field.day.describe("The date before."),
        picture: field.picture.nullable(),
        format: pieceFormat.nullable().describe("The shape and size of one piece; null for goods that are not laid."),
      }),
    )
    .describe("The lines that wait for the answer; once there is none to give, all lines that it was about."),
  refund: cancellation.nullable().describe("What canceling gives back; null once there is nothing to answer."),
  currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
});
export type Delay = z.infer<typeof delay>;

export const readDelay = defineCall({
  method: "POST",
  path: "customer/getdelay",
  isRead: true,
  summary: "Returns a date that moved, with the choice to wait or to cancel, by the link in its message or by the order",
  input: z.strictObject(which),
  value: delay,
  errors: ["customer_delay_unknown", "customer_cancel_sign_in"],
});

export const answerDelay = defineCall({
  method: "POST",
  path: "customer/answerdelay",
  summary: "Agrees to a date that moved, or cancels the items that it is about and refunds them",
  input: z.strictObject({ ...which, answer: z.enum(["wait", "cancel"]) }),
  value: delay,
  errors: ["customer_delay_unknown", "customer_delay_closed", "customer_cancel_sign_in", "customer_cancel_unpaid"],
  idempotency: "required",
});
