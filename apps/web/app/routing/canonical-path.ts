/**
 * The one form of a page's path: with or without its last slash, as its route says.
 * @param pattern the route's path; one that ends in a slash is served with it
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const bare = pathname.replace(/\/+$/, "");
  return pattern.endsWith("/") || bare === "" ? `${bare}/` : bare;
}
