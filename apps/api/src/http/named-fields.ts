import type { Call } from "@azulejo/contract";

/**
 * Returns the response with only the fields that the contract names. @param strict throws for an unknown field instead of
 * removing it (development and tests) @throws when the response does not match the contract
 */
export function namedFields(call: Call, value: unknown, strict: boolean): unknown {
  const named = call.value.parse(value);
  const [surplus] = strict ? surplusFields(value, named) : [];
  if (surplus) throw new Error(`${call.path} answers the field ${surplus}, which the contract does not name`);
  return named;
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
