import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

export const paperKinds = ["pickList", "boxLabels"] as const;

export const orderPaper = defineCall({
  method: "GET",
  path: "office/orderpaper",
  summary: "Returns an order's pick list or box labels as a PDF, for what has not left yet",
  input: z.strictObject({
    orderNo: z.coerce
      .number()
      .int()
      .positive()
      .max(Number.MAX_SAFE_INTEGER)
      .meta({ description: "The order's number.", examples: [100_042] }),
    kind: z.enum(paperKinds).meta({ description: "One list by place and lot, or one label for each sell unit.", examples: ["pickList"] }),
  }),
  value: z.object({
    name: field.text("pick-list-100042.pdf").describe("The name of the file."),
    type: z.literal("application/pdf"),
    data: z.string().meta({ description: "The PDF in base64.", examples: ["JVBERi0xLjMK"] }),
  }),
  errors: ["office_order_not_found", "office_nothing_to_pick", "office_many_labels"],
  callers: "staff",
  right: "orders.read",
});
