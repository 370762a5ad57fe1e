import { z } from "zod";
import { defineCall } from "../../call.ts";
import { ownHold, slabCode } from "../slabs.ts";

export const checkForOrderSlabHold = defineCall({
  method: "POST",
  path: "customer/checkfororderslabhold",
  summary: "Returns the caller's holds and places in waiting lists, of these slabs or of all",
  input: z.strictObject({
    codes: z.array(slabCode).max(100).optional().describe("The slabs of an order; all that the caller holds or waits for if left out."),
  }),
  value: z.array(ownHold),
  callers: "business",
  isRead: true,
});
