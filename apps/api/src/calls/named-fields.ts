import type { Call } from "@azulejo/contract";

/** Returns the response with only the fields that the contract names. @throws when it does not match the contract */
export const namedFields = (call: Call, value: unknown): unknown => call.value.parse(value);

/**
 * Callers in this process get a verb's own value, and must see what callers over the network see (development and tests).
 * @throws when the value does not match the contract, has a field that the contract does not name, lacks one that parsing would add, or
 * would change as JSON
 */
export function checkAnswer(call: Call, value: unknown): void {
  const named = namedFields(call, value);
  const [surplus] = surplusFields(value, named);
  if (surplus) throw new Error(`${call.path} answers the field ${surplus}, which the contract does not name`);
  const [missing] = surplusFields(named, value);
  if (missing) throw new Error(`${call.path} answers no field ${missing}, which the contract adds`);
  const [unsendable] = unsendableFields(named);
  if (unsendable !== undefined) throw new Error(`${call.path} answers ${unsendable || "a value"} that JSON would change`);
}

/**
 * Returns the paths of values that would arrive changed as JSON: undefined fields, dates, numbers that are not finite. Callers in
 * this process get the value itself, and must see what callers over the network see.
 */
export function unsendableFields(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (value === null || typeof value === "string" || typeof value === "boolean") return [];
  if (typeof value !== "object" || !(Array.isArray(value) || isPlain(value))) return [path];
  return Object.entries(value).flatMap(([name, inner]) => unsendableFields(inner, path ? `${path}.${name}` : name));
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns the paths of fields that a value has but its parsed form does not. */
export function surplusFields(value: unknown, named: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || typeof named !== "object" || named === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    if (inner === undefined) return [];
    return Object.hasOwn(named, name) ? surplusFields(inner, (named as Record<string, unknown>)[name], at) : [at];
  });
}
