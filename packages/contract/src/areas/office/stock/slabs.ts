import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { slabCode, slabStates } from "../../slabs.ts";

const value = z
  .object({
    code: slabCode,
    state: z.enum(slabStates),
    holds: z
      .array(
        z.object({
          email: field.text("buyer@example.com"),
          name: field.text("Ana Ruiz"),
          customer: field.text("Ruiz Tile").nullable(),
          askedAt: field.moment,
          expiresAt: field.moment.nullable().describe("Null for those who wait."),
        }),
      )
      .describe("The holder first, then the waiting list."),
    events: z
      .array(
        z.object({
          at: field.moment,
          kind: z.enum(["held", "queued", "promoted", "left", "expired", "released", "sold", "returned"]),
          customer: field.text("buyer@example.com").nullable().describe("The email address of the account concerned."),
          by: field.text("staff@shop.example").nullable().describe("The email address of the staff account; null for another cause."),
          note: field.text("Sold at the counter").nullable(),
        }),
      )
      .describe("The last fifty, newest first."),
  })
  .meta({ id: "OfficeSlab" });
export type OfficeSlab = z.infer<typeof value>;

const note = field.line
  .max(200, "field_long")
  .optional()
  .meta({ description: "Why, for the history.", examples: ["Sold at the counter"] });

export const slab = defineCall({
  method: "GET",
  path: "office/slab",
  summary: "Returns a slab's state, holder, waiting list and history",
  input: z.strictObject({ code: slabCode }),
  value,
  errors: ["slabs_not_found"],
  callers: "staff",
  right: "orders.read",
});

export const setSlabState = defineCall({
  method: "POST",
  path: "office/setslabstate",
  summary: "Marks a slab as sold, which ends its holds, or as available again; repeating it changes nothing",
  input: z.strictObject({ code: slabCode, state: z.enum(["available", "sold"]), note }),
  value,
  errors: ["slabs_not_found"],
  callers: "staff",
  right: "slabs.change",
  idempotency: "allowed",
});

export const releaseSlabHold = defineCall({
  method: "POST",
  path: "office/releaseslabhold",
  summary: "Ends the hold on a slab; the next in its waiting list gets it",
  input: z.strictObject({ code: slabCode, note }),
  value,
  errors: ["slabs_not_found", "slabs_not_held"],
  callers: "staff",
  right: "slabs.change",
  idempotency: "allowed",
});
