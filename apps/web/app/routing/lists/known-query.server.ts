import { redirect } from "react-router";

/** Whether a list knows a value, by parameter. Values that people type are excluded, because wrong ones are shown to them. */
export type KnownValues = Readonly<Record<string, (value: string) => boolean>>;

/** Redirects to the same list without unknown values; otherwise it would be available at any number of addresses. */
export function requireKnownQuery(url: URL, known: KnownValues): void {
  const pairs = [...url.searchParams];
  const rest = pairs.filter(([name, value]) => !Object.hasOwn(known, name) || known[name]?.(value));
  if (rest.length === pairs.length) return;
  const query = new URLSearchParams(rest).toString();
  throw redirect(url.pathname + (query && `?${query}`), 301);
}
