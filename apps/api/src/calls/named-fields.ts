import type { Call } from "@azulejo/contract";
import { asSent } from "./as-sent.ts";
import { copyOf, doubtful } from "./compile-copy.ts";
import { isOpen } from "./open-schema.ts";

/**
 * Returns the response with only the fields that the contract names. @param strict throws for an unknown field instead of
 * removing it (development and tests) @throws when the response does not match the contract
 */
export function namedFields(call: Call, value: unknown, strict: boolean): unknown {
  const copy = copyOf(call.value)(value);
  const parsed = copy === doubtful ? call.value.parse(value) : copy;
  // Parsing copies everything that the contract describes. What it leaves open is copied here, in the form that JSON gives it, so
  // that a page of this process can neither change the API's own data nor see more than a caller over the network.
  const named = isOpen(call.value) ? asSent(parsed).value : parsed;
  const [surplus] = strict ? surplusFields(value, named) : [];
  if (surplus) throw new Error(`${call.path} answers the field ${surplus}, which the contract does not name`);
  const [unsendable] = strict ? unsendableFields(named) : [];
  if (unsendable !== undefined) throw new Error(`${call.path} answers ${unsendable || "a value"} that JSON would change`);
  return named;
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
