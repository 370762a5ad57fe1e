import { redirect } from "react-router";

/** Whether a list knows a value, by parameter. What people type is left out, because a wrong value is shown to them. */
export type KnownValues = Readonly<Record<string, (value: string) => boolean>>;

/** Leads to the same list without the values that it doesn't know; otherwise it would be shown at any number of addresses. */
export function requireKnownQuery(url: URL, known: KnownValues): void {
  const pairs = [...url.searchParams];
  const rest = pairs.filter(([name, value]) => !Object.hasOwn(known, name) || known[name]?.(value));
  if (rest.length === pairs.length) return;
  const query = new URLSearchParams(rest).toString();
  throw redirect(url.pathname + (query && `?${query}`), 301);
}
