import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import { file, queryOrderNo } from "./staff-fields.ts";

export const paperKinds = ["pickList", "boxLabels"] as const;

export const orderPaper = defineStaffCall({
  method: "GET",
  path: "office/orderpaper",
  summary: "Returns an order's pick list or box labels as a PDF, for what has not left yet",
  input: z.strictObject({
    orderNo: queryOrderNo,
    kind: z.enum(paperKinds).describe("One list by place and lot, or one label for each sell unit."),
  }),
  value: file("application/pdf", "The PDF in base64."),
  errors: ["office_order_not_found", "office_nothing_to_pick", "office_many_labels"],
  right: "orders.read",
});
