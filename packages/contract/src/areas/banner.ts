import { z } from "zod";
import { defineCall } from "../call.ts";

const MOST_PARAMETERS = 40;
const word = z.string().max(500);

const banner = z.object({
  id: z.string(),
  text: z.string(),
  /** As in content: an English path without the language prefix, or a full URL. */
  href: z.string().nullable(),
  label: z.string().nullable(),
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
    /** With or without the language prefix. */
    path: z.string().max(2100),
    query: z
      .record(z.string().max(100), z.union([word, z.array(word).max(MOST_PARAMETERS)]))
      .refine((query) => Object.keys(query).length <= MOST_PARAMETERS, { abort: true })
      .optional(),
  }),
  value: z.object({
    banners: z.array(banner),
    /** When a banner of this page next starts or ends; null when none does. */
    changesAt: z.iso.datetime().nullable(),
  }),
});
