/** Returns the page number in an address, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

/** Returns one of some values; the first for anything else. */
export const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value =>
  values.find((one) => one === value) ?? values[0];
