// @bundle shell
/** Returns whether a link of the settings leads to another site. */
export const isElsewhere = (path: string): boolean => path.startsWith("https:");

/** Returns a link's address: a path of the settings is below the language. */
export const linkAddress = (path: string, address: (path: string) => string): string =>
  isElsewhere(path) ? path : address(path.replace(/^\/+/, ""));
