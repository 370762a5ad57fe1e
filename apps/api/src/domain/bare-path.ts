/** Returns a path without its query, language and slash at the end, in lower case, so that every spelling of an address is one. */
export const barePath = (path: string): string =>
  `/${path
    .replace(/[?#].*$/, "")
    .replace(/^\/+/, "")
    .replace(/^(?:en|es)(?:\/|$)/, "")
    .replace(/\/+$/, "")}`.toLowerCase();
