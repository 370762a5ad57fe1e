import { type InputIssue, ShopError } from "@azulejo/contract";
import type { z } from "zod";
import { brokenRule } from "./issue.rules.ts";

/** Returns a raw input whose text can be stored. @throws request_malformed */
export function checkText(raw: unknown): unknown {
  if (!isText(raw)) throw new ShopError("request_malformed");
  return raw;
}

/** Maximum nesting, deeper than any input in the contract, because deep nesting could exceed the call stack. */
const DEEPEST = 50;

/** Returns whether every string can be stored (the database refuses NUL and lone surrogates), and nesting is not too deep. */
function isText(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return true;
  return depth < DEEPEST && Object.entries(value).every(([name, inner]) => isText(name) && isText(inner, depth + 1));
}

/** Parses a value with a schema. @param under path of the value in the input @throws request_invalid with every problem */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown, under: string[] = []): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ShopError(
    "request_invalid",
    {},
    result.error.issues.map((issue) => toIssue(issue, under)),
  );
}

const toIssue = (issue: z.core.$ZodIssue, under: string[]): InputIssue => ({
  path: [...under, ...issue.path.map(String)].join("."),
  ...brokenRule(issue),
});
