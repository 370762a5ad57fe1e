import type { Understood } from "@azulejo/contract/areas/product.ts";

/** Returns the address in which those words of a search that were understood as filters are replaced by these filters. */
export function withUnderstood(parameters: URLSearchParams, understood: Understood | null): URLSearchParams {
  if (!understood) return parameters;
  const next = new URLSearchParams(parameters);
  next.delete("q");
  if (understood.query) next.set("q", understood.query);
  for (const [key, values] of Object.entries(understood.filters))
    for (const value of values ?? []) if (!next.has(key, value)) next.append(key, value);
  if (understood.stock && !next.has("stock")) next.set("stock", understood.stock);
  if (understood.area) next.set("area", String(Math.round(understood.area / 100) / 100));
  return next;
}
