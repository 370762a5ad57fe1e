import type { Query } from "./query.ts";

export const hasCacheVersion = (query: Query): boolean => /^\d+$/.test(query.text("cv") ?? "");

/** Returns the address with the space's version added and all parameters sorted by name. */
export function addressWithVersion({ pathname, search }: URL, version: number): string {
  const nameOf = (pair: string) => pair.split("=")[0] ?? "";
  const pairs = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && nameOf(pair) !== "cv");
  const sorted = [...pairs, `cv=${version}`].map((pair) => [nameOf(pair), pair] as const).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${pathname}?${sorted.map(([, pair]) => pair).join("&")}`;
}
