import { z } from "zod";

/** An endpoint of the content system, in the style of Storyblok's public API: without an envelope, and in snake case. */
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
  /** The response's body; null for none. */
  answer: z.ZodType | null;
  /** Whether the headers `per-page` and `total` are sent. */
  isPaged?: boolean;
  refusals: readonly ContentRefusal[];
}

export type ContentRefusal = 302 | 400 | 401 | 404 | 409 | 413 | 414 | 422 | 429 | 500;

export const defineEndpoint = (endpoint: ContentEndpoint): ContentEndpoint => endpoint;

/** The body of every error but 404. */
export const contentFailure = z
  .object({ error: z.string().meta({ examples: ["Unauthorized"] }) })
  .meta({ description: "A refusal of the content system, in English." });

/** The body of a 404: a list of messages, of which clients show the first. */
export const contentNotFound = z.array(z.string()).meta({ id: "ContentNotFound", examples: [["This record could not be found"]] });
