import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";

export const officePlace = z.object({
  code: field.storeCode,
  name: z.string(),
  own: z.boolean().describe("Whether the caller works there."),
});
export type OfficePlace = z.infer<typeof officePlace>;

export const places = defineStaffCall({
  method: "GET",
  path: "office/places",
  summary: "Lists the shop's stores and warehouses by name",
  value: z.array(officePlace),
});
