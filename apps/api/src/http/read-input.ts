import { type Call, type InputIssue, ShopError } from "@azulejo/contract";
import type { Context as Http } from "hono";
import { z } from "zod";
import { readBody } from "./read-body.ts";

const locales = { en: z.locales.en().localeError, es: z.locales.es().localeError };

/** Reads the call's input from path, query or body and checks it against the contract. */
export async function readInput(http: Http, call: Call, language: "en" | "es"): Promise<unknown> {
  const raw = call.method === "GET" ? { ...http.req.query(), ...http.req.param() } : withPath(await readBody(http, call), http.req.param());
  if (!isText(raw)) throw new ShopError("request_malformed");
  return checkInput(call.input, raw, language);
}

/** Whether all words of a value can be kept: the database takes neither NUL nor halves of characters. */
function isText(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return true;
  return Object.entries(value).every(([name, inner]) => isText(name) && isText(inner));
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
