import type { Call } from "@azulejo/contract";

/** Returns the response with only the fields in the contract. @throws if it does not match the contract */
export const namedFields = (call: Call, value: unknown): unknown => call.value.parse(value);

/**
 * Checks that callers in this process, which get the verb's own value, see the same as callers over the network (development and tests).
 * @throws if the value doesn't match the contract, has additional fields, lacks defaults, or would change as JSON
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

/** Returns paths of values that JSON would change: undefined fields, dates, numbers that are not finite. */
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

/** Returns paths of fields that the parsed form of a value doesn't have. */
export function surplusFields(value: unknown, named: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || typeof named !== "object" || named === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    if (inner === undefined) return [];
    return Object.hasOwn(named, name) ? surplusFields(inner, (named as Record<string, unknown>)[name], at) : [at];
  });
}
