import type { z } from "zod";

const passesThrough = new Set(["unknown", "any", "custom"]);
const known = new WeakMap<z.ZodType, boolean>();

/** Returns whether a schema leaves some part of its value undescribed, which parsing then passes on uncopied. */
export function isOpen(schema: z.ZodType): boolean {
  const found = known.get(schema) ?? kindsOf(schema).some((kind) => passesThrough.has(kind));
  known.set(schema, found);
  return found;
}

/** Returns the kinds of a schema and of all schemas in it. */
export function kindsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema;
  const parts: unknown[] = Object.values({ ...def, ...("shape" in def ? (def.shape as object) : {}) }).flat();
  return [def.type, ...parts.filter(isSchema).flatMap((part) => kindsOf(part, seen))];
}

const isSchema = (value: unknown): value is z.ZodType => typeof value === "object" && value !== null && "_zod" in value && "def" in value;
