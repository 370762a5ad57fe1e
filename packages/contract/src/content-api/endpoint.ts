import { z } from "zod";

/** One endpoint of the content system. It speaks Storyblok's public API: no envelope, and names in snake case. */
export interface ContentEndpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The full path, with `{name}` for path parameters. */
  path: string;
  summary: string;
  description?: string;
  parameters?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  media?: "multipart/form-data";
  status: 200 | 201 | 204;
  /** The answer's body; null for none. */
  answer: z.ZodType | null;
  /** Whether `per-page` and `total` are in the headers. */
  isPaged?: boolean;
  refusals: readonly ContentRefusal[];
}

export type ContentRefusal = 302 | 400 | 401 | 404 | 409 | 413 | 414 | 422 | 429 | 500;

export const defineEndpoint = (endpoint: ContentEndpoint): ContentEndpoint => endpoint;

/** The body of every refusal but 404. */
export const contentFailure = z
  .object({ error: z.string().meta({ examples: ["Unauthorized"] }) })
  .meta({ description: "A refusal of the content system, in English." });

/** A 404 has a list of messages; clients show the first one. */
export const contentNotFound = z.array(z.string()).meta({ id: "ContentNotFound", examples: [["This record could not be found"]] });
