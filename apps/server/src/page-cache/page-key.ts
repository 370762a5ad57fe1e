import type { IncomingMessage } from "node:http";

/** Parameters that only tell where a visitor came from; the page is the same without them. */
const ignored = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;
/** A preview is never taken from the cache nor put into it. */
const preview = /^_storyblok/;
/** Cookies that make a page personal: a session. */
const session = /(?:^|;\s*)[\w-]+_(?:auth|refresh)=[^;\s]/;
const store = /(?:^|;\s*)[\w-]+_store=([a-z0-9-]{1,40})/;

/** Session cookies, the bag's own pages and anything but a plain GET stay outside. */
const personalPath =
  /^(?:\/[a-z]{2})?\/(?:shoppingbag|checkout2?|order|receipt|account|customerusers|wishlist|payorder|paymentAuthRequest)(?:[./]|$)/;

/**
 * The key under which a page may be shared: method, path, query in a fixed order, and the store that the visitor chose.
 * @returns null when the request must not meet the cache
 */
export function pageKey(request: IncomingMessage): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { cookie, authorization } = request.headers;
  if (authorization || (cookie && session.test(cookie))) return null;
  const address = request.url ?? "/";
  const mark = address.indexOf("?");
  const path = mark < 0 ? address : address.slice(0, mark);
  if (personalPath.test(path) || path === "/") return null;
  const query = mark < 0 ? "" : sortedQuery(address.slice(mark + 1));
  if (query === null) return null;
  const chosen = cookie ? (store.exec(cookie)?.[1] ?? "") : "";
  return `${path}?${query}#${chosen}`;
}

function sortedQuery(query: string): string | null {
  const pairs = [...new URLSearchParams(query)];
  if (pairs.length > 40 || pairs.some(([name]) => preview.test(name))) return null;
  const kept = pairs.filter(([name]) => !ignored.test(name)).sort(([a, x], [b, y]) => a.localeCompare(b) || x.localeCompare(y));
  return new URLSearchParams(kept).toString();
}
