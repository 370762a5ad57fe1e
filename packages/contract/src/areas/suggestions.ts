import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";

export const list = defineCall({
  method: "GET",
  path: "suggestions/querysuggestions/list",
  summary: "Suggests completions, corrections, listings, pages and products for a partial search term",
  input: z.strictObject({ query: z.string().trim().min(1).max(120) }),
  value: z.object({
    query: z.string(),
    suggestions: z.array(z.object({ text: z.string(), count: z.number().int() })),
    listings: z.array(z.object({ name: z.string(), slug: z.string() })),
    /** Pages of the site, best first. */
    stories: z.array(z.object({ title: z.string(), path: z.string() })),
    products: z.array(
      z.object({
        code: z.string(),
        itemNo: z.string(),
        name: z.string(),
        slug: z.string(),
        picture: field.picture.nullable(),
        fromCents: field.cents.nullable(),
      }),
    ),
  }),
});
