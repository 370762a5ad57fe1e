// @bundle shell
const ORIGIN = "https://shop.invalid";

/**
 * Returns a path on this site that is safe in a header, or the fallback, so that a parameter can't redirect to another site. Rejects a
 * value that a browser would read as another host, or that can't be part of an address.
 */
export function samePath(target: string, fallback: string): string {
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(target)) return fallback;
  const address = URL.parse(target, ORIGIN);
  return address?.origin === ORIGIN && !address.pathname.startsWith("//") ? address.pathname + address.search + address.hash : fallback;
}
