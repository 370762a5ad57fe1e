import type { Call } from "@azulejo/contract";
import { z } from "zod";

/** An input with one invalid value. */
export interface Sample {
  path: string;
  kind: string;
  input: unknown;
}

type Shape = z.core.JSONSchema.BaseSchema;
type Path = (string | number)[];

/** Values of every kind that may be invalid for a field, whatever its type. */
const wrong: Record<string, unknown> = {
  missing: undefined,
  null: null,
  text: "?",
  empty: "",
  "a wrong type": { surprise: true },
  "a list": [],
  "too long": "x".repeat(20_000),
  zero: 0,
  negative: -1,
  huge: 1e12,
  fraction: 1.5,
  "not a number": "twelve",
  "bad format": "<script>\u0007 [object] ..//",
  "unknown choice": "SURPRISE",
  "too many": Array.from({ length: 300 }, () => "x"),
};

/** Returns a plausible input of a schema, with every field filled. */
export const samplesOf = (schema: z.ZodType): unknown[] => {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  return [sampleOf(shape)];
};

/** Returns inputs with one invalid field each, for all values that the contract refuses. */
export function wrongValues(call: Call, valid: unknown): Sample[] {
  const asText = call.method === "GET";
  const fields = [...pathsOf(valid), ["surprise"]];
  return fields.flatMap((path) =>
    Object.entries(wrong)
      .map(([kind, value]) => ({ path: path.join("."), kind, input: asSent(withValue(valid, path, asText ? written(value) : value)) }))
      .filter(({ input }) => !call.input.safeParse(input).success),
  );
}

/** Converts a value as JSON does, which drops undefined fields. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Formats a value for a URL. */
const written = (value: unknown): string | undefined => (value === undefined ? undefined : String(value).slice(0, 2000));

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return path.length > 0 ? [path] : [];
  const inner = Object.entries(value).flatMap(([name, one]) => pathsOf(one, [...path, Array.isArray(value) ? Number(name) : name]));
  return path.length > 0 ? [path, ...inner] : inner;
}

function withValue(value: unknown, [name, ...rest]: Path, wrongValue: unknown): unknown {
  if (name === undefined) return wrongValue;
  const inner = withValue((value as Record<string | number, unknown>)?.[name], rest, wrongValue);
  if (Array.isArray(value)) return value.map((one, index) => (index === name ? inner : one));
  return { ...(value as object), [name]: inner };
}

/** Returns a value that roughly matches a JSON schema, with all of its fields. */
function sampleOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [alternative] = shape.anyOf ?? shape.oneOf ?? [];
  if (alternative) return sampleOf(alternative as Shape);
  if (shape.type === "object") return objectOf(shape);
  if (shape.type === "array") return [sampleOf((shape.items ?? {}) as Shape)];
  if (shape.type === "integer" || shape.type === "number") return Math.max(1, Number(shape.minimum ?? 1));
  return shape.type === "boolean" ? true : textOf(shape);
}

function objectOf(shape: Shape): Record<string, unknown> {
  const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => [name, sampleOf(field as Shape)]);
  return Object.fromEntries(fields);
}

const texts: Record<string, string> = { email: "buyer@shop.test", uri: "https://shop.test/", uuid: "7f3f6f0e-3f58-4b3f-9a4e-1f1f1f1f1f1f" };

const textOf = (shape: Shape): string => texts[shape.format ?? ""] ?? "a".repeat(Math.max(1, Number(shape.minLength ?? 1)));
