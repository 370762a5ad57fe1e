import type { Call } from "@azulejo/contract";

/**
 * The answer with the fields that the contract names, and no other. @param strict a field too many is an error instead of being
 * left out (development and tests) @throws when the answer does not fit the contract
 */
export function namedFields(call: Call, value: unknown, strict: boolean): unknown {
  const named = call.value.parse(value);
  const [surplus] = strict ? surplusFields(value, named) : [];
  if (surplus) throw new Error(`${call.path} answers the field ${surplus}, which the contract does not name`);
  return named;
}

/** Paths of the fields that a value has and its parsed form lost. */
export function surplusFields(value: unknown, named: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || typeof named !== "object" || named === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    if (inner === undefined) return [];
    return Object.hasOwn(named, name) ? surplusFields(inner, (named as Record<string, unknown>)[name], at) : [at];
  });
}
