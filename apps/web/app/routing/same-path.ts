const ORIGIN = "https://shop.invalid";

/**
 * A path on this site as a header can carry it, or the fallback: nobody is sent elsewhere by a parameter. What a browser would take
 * for another host, or cannot be written in an address, is no path.
 */
export function samePath(target: string, fallback: string): string {
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(target)) return fallback;
  const address = URL.parse(target, ORIGIN);
  return address?.origin === ORIGIN && !address.pathname.startsWith("//") ? address.pathname + address.search + address.hash : fallback;
}
