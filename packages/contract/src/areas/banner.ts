import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";

const MAX_PARAMETERS = 40;
const word = z.string().max(500);

const banner = z.object({
  id: field.text("7f3a"),
  text: field.text("Free samples this week."),
  href: z
    .string()
    .nullable()
    .meta({ description: "As in content: an English path without the language prefix, or a full URL.", examples: ["/samples/"] }),
  label: z
    .string()
    .nullable()
    .meta({ examples: ["Order samples"] }),
  tone: z.enum(["plain", "sale", "warning"]),
});
export type Banner = z.infer<typeof banner>;

export const list = defineCall({
  method: "POST",
  path: "banner/list",
  isRead: true,
  keptSeconds: 3600,
  summary: "Lists the banners of a page by its path and query, in display order",
  input: z.strictObject({
    path: z
      .string()
      .max(2100)
      .meta({ description: "With or without the language prefix.", examples: ["/en/samples/"] }),
    query: z
      .record(z.string().max(100), z.union([word, z.array(word).max(MAX_PARAMETERS)]))
      .refine((query) => Object.keys(query).length <= MAX_PARAMETERS, { abort: true })
      .optional()
      .meta({ description: "The parameters of the page's address.", examples: [{ utm_source: "newsletter" }] }),
  }),
  value: z.object({
    banners: z.array(banner),
    changesAt: z.iso.datetime().nullable().describe("When a banner of this page next starts or ends; null when none does."),
  }),
});
