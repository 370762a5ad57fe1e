// @bundle shell
/** Returns whether a link from the settings leads to another site. */
export const isElsewhere = (path: string): boolean => path.startsWith("https:");

/** Returns a link's address: a path from the settings gets the language prefix. */
export const linkAddress = (path: string, address: (path: string) => string): string =>
  isElsewhere(path) ? path : address(path.replace(/^\/+/, ""));
