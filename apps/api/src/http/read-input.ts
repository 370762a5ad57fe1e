import { type Call, type InputIssue, ShopError } from "@azulejo/contract";
import type { Context as Http } from "hono";
import { z } from "zod";

export const MAX_BODY_BYTES = 256 * 1024;

const locales = { en: z.locales.en().localeError, es: z.locales.es().localeError };

/** Reads the call's input from path, query or JSON body and checks it against the contract. */
export async function readInput(http: Http, call: Call, language: "en" | "es"): Promise<unknown> {
  const raw = call.method === "GET" ? { ...http.req.query(), ...http.req.param() } : withPath(await readBody(http), http.req.param());
  return checkInput(call.input, raw, language);
}

/** What a schema makes of a value. @param under path of the value in the input @throws request_invalid with all that is wrong */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown, language: "en" | "es", under: string[] = []): T {
  const result = schema.safeParse(value, { error: locales[language] });
  if (result.success) return result.data;
  throw new ShopError(
    "request_invalid",
    {},
    result.error.issues.map((issue) => toIssue(issue, under)),
  );
}

/** What stands in the path counts, whatever the body says. */
function withPath(body: unknown, path: Record<string, string>): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...path } : body;
}

/** The body of a write: JSON, plain, small. */
async function readBody(http: Http): Promise<unknown> {
  const type = http.req.header("content-type") ?? "";
  if (!type.toLowerCase().startsWith("application/json")) throw new ShopError("request_media_type");
  if (http.req.header("content-encoding")) throw new ShopError("request_compressed");
  const length = Number(http.req.header("content-length") ?? 0);
  if (length > MAX_BODY_BYTES) throw new ShopError("request_too_large", { limit: MAX_BODY_BYTES / 1024 });
  const text = await readLimited(http.req.raw);
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopError("request_malformed");
  }
}

/** Counts while it reads, because a length header can be missing or wrong. */
async function readLimited(request: Request): Promise<string> {
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new ShopError("request_too_large", { limit: MAX_BODY_BYTES / 1024 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** A missing field reads as the specification's own sentence; everything else as Zod says it. */
function toIssue(issue: z.core.$ZodIssue, under: string[]): InputIssue {
  const path = [...under, ...issue.path.map(String)].join(".");
  const missing = issue.code === "invalid_type" && issue.input === undefined;
  return { path, rule: missing ? "required" : issue.message, values: limitsOf(issue) };
}

function limitsOf(issue: z.core.$ZodIssue): Record<string, number> {
  if (issue.code === "too_small") return { min: Number(issue.minimum) };
  if (issue.code === "too_big") return { max: Number(issue.maximum) };
  return issue.code === "custom" ? { ...issue.params } : {};
}
