/** Returns a path without its query, language and slash at the end, in lower case, so that every spelling of an address is one. */
export const barePath = (path: string): string =>
  `/${path
    .replace(/[?#].*$/, "")
    .replace(/^\/+/, "")
    .replace(/^(?:en|es)(?:\/|$)/, "")
    .replace(/\/+$/, "")}`.toLowerCase();

const queryOf = (address: string): URLSearchParams => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? "");

/** Returns an address's path with its parameters in order. */
export function addressKey(address: string): string {
  const query = queryOf(address);
  query.sort();
  return query.size > 0 ? `${barePath(address)}?${query}` : barePath(address);
}

/** The names of the parameters of addresses. */
export const parametersOf = (addresses: string[]): string[] => addresses.flatMap((address) => [...queryOf(address).keys()]);
