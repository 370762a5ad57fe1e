import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

export const documents = defineCall({
  method: "POST",
  path: "product/documents",
  isRead: true,
  summary: "Finds product documents by key, id or search term, each with its series",
  input: z.strictObject({
    key: z
      .string()
      .max(60)
      .optional()
      .meta({ description: "A kind of document.", examples: ["safetyDataSheet"] }),
    ids: z
      .array(z.string().min(1).max(80))
      .max(60)
      .optional()
      .meta({ description: "Ids of documents.", examples: [["grout-sds"]] }),
    query: field.typed
      .max(120)
      .optional()
      .meta({ description: "Search words.", examples: ["grout"] }),
  }),
  value: z.array(
    z.object({
      id: field.text("grout-sds"),
      key: field.text("safetyDataSheet"),
      title: field.text("Grout: safety data sheet"),
      address: field.text("https://shop.example/assets/documents/grout-sds.pdf"),
      series: z.array(z.object({ code: field.text("grout"), name: field.text("Grout") })),
    }),
  ),
});
