import { z } from "zod";
import { defineCall } from "../call.ts";
import { productCard } from "./product.ts";

export const redirect = defineCall({
  method: "GET",
  path: "content/redirect",
  summary: "Where a path below the language has moved to; null when it has not",
  input: z.strictObject({ path: z.string().startsWith("/").max(600) }),
  value: z
    .object({
      /** A path below the language, or a whole address where `external`. */
      to: z.string(),
      external: z.boolean(),
      status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
    })
    .nullable(),
});

const foundStory = z.object({
  uuid: z.string(),
  title: z.string(),
  description: z.string(),
  /** Below the language, with a slash at its end. */
  path: z.string(),
  kind: z.string(),
  date: z.string().nullable(),
  /** Address of its picture. */
  image: z.string().nullable(),
});
export type FoundStory = z.infer<typeof foundStory>;

const MOST_PER_PAGE = 50;

export const searchPages = defineCall({
  method: "GET",
  path: "content/searchpages/{page}/{size}",
  summary: "Stories that have the words, best first, with the products and suggestions that belong beside them",
  input: z.strictObject({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    size: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(10),
    query: z.string().trim().min(1).max(120),
  }),
  value: z.object({
    query: z.string(),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    stories: z.array(foundStory),
    /** The first products that the words find, and how many there are. */
    products: z.object({ total: z.number().int(), cards: z.array(productCard) }),
    suggestions: z.array(z.object({ text: z.string(), count: z.number().int() })),
  }),
});
