/** Normalizes a path: without query, language and trailing slash, in lower case. */
export const barePath = (path: string): string =>
  `/${path
    .replace(/[?#].*$/, "")
    .replace(/^\/+/, "")
    .replace(/^(?:en|es)(?:\/|$)/, "")
    .replace(/\/+$/, "")}`.toLowerCase();

const queryOf = (address: string): URLSearchParams => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? "");

/** Returns an address's path with its query parameters sorted. */
export function addressKey(address: string): string {
  const query = queryOf(address);
  query.sort();
  return query.size > 0 ? `${barePath(address)}?${query}` : barePath(address);
}

/** Returns the names of query parameters in addresses. */
export const parametersOf = (addresses: string[]): string[] => addresses.flatMap((address) => [...queryOf(address).keys()]);
