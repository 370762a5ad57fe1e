import { ShopError } from "@azulejo/contract";

/** Maximum nesting, deeper than any input in the contract. */
const DEEPEST = 50;

/**
 * Copies a value to the form that it would have after JSON: dates as text, no undefined fields, finite numbers. Also returns the minimum
 * number of its bytes.
 */
export function asSent(value: unknown): { value: unknown; bytes: number } {
  let bytes = 0;
  const copy = (inner: unknown, depth: number): unknown => {
    if (depth > DEEPEST) throw new ShopError("request_malformed");
    if (typeof inner === "string") {
      bytes += Buffer.byteLength(inner) + 2;
      return inner;
    }
    bytes += 1;
    if (typeof inner === "number") return Number.isFinite(inner) ? inner : null;
    if (typeof inner === "function" || typeof inner === "symbol") return undefined;
    if (typeof inner !== "object" || inner === null) return inner;
    if ("toJSON" in inner && typeof inner.toJSON === "function") return copy(inner.toJSON(), depth);
    if (Array.isArray(inner)) return inner.map((one) => copy(one, depth + 1) ?? null);
    const fields: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(inner)) {
      const sent = copy(field, depth + 1);
      if (sent === undefined) continue;
      bytes += name.length + 4;
      // As in JSON.parse, a field of this name must not set the prototype.
      if (name === "__proto__") Object.defineProperty(fields, name, { value: sent, enumerable: true, configurable: true, writable: true });
      else fields[name] = sent;
    }
    return fields;
  };
  return { value: copy(value, 0), bytes };
}
