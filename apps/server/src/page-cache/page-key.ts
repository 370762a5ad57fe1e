import type { IncomingMessage } from "node:http";

/** Parameters that only tell where a visitor came from; the page is the same without them. */
const ignored = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;
/** Names of the parameters that the page of a path is made of; null where all of them count. */
export type ParametersOf = (path: string) => readonly string[] | null;
const anyParameters: ParametersOf = () => null;
/** A preview is never taken from the cache nor put into it. */
const preview = /^_storyblok/;
/** Cookies that make a page personal: a session. */
const session = /(?:^|;\s*)[\w-]+_(?:auth|refresh)=[^;\s]/;
/** The value as it stands, not its beginning: "esx" is no language to the storefront. */
const languageCookie = /(?:^|;\s*)i18n_redirected=([^;]{0,20})/;
const prefixed = /^\/[a-z]{2}(?:\/|$)/;
/** Whole pairs: what the storefront reads of a cookie and what the key says of it are then the same. */
const store = /(?:^|;\s*)([\w-]+_store=[a-z0-9-]{1,40})(?=;|$)/g;

/** Session cookies, the bag's own pages and anything but a plain GET stay outside. */
const personalPath =
  /^(?:\/[a-z]{2})?\/(?:shoppingbag|checkout2?|order|receipt|account|customerusers|wishlist|subscription|payorder|paymentAuthRequest|external-return)(?:[./]|$)/;

/**
 * The key under which a page may be shared: path, those parameters that the page is made of in a fixed order, the store that the visitor chose, and where the
 * path names no language, what the visitor's language is read from.
 * @returns null when the request must not meet the cache
 */
export function pageKey(request: IncomingMessage, parametersOf: ParametersOf = anyParameters): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { cookie, authorization } = request.headers;
  if (authorization || (cookie && session.test(cookie))) return null;
  const [path, query] = split(request.url ?? "/");
  if (personalPath.test(path) || path === "/") return null;
  const known = knownQuery(path, query, parametersOf);
  if (known === null) return null;
  return `${path}?${known}#${chosenStores(cookie)}${prefixed.test(path) ? "" : `@${languageOf(request)}`}`;
}

const chosenStores = (cookie = ""): string => [...cookie.matchAll(store)].map(([, pair]) => pair).join("; ");

/** All cookies that a shared page is rendered with: what its key is made of, and nothing that could make it another's. */
export function sharedCookies({ url = "/", headers }: IncomingMessage): string {
  const language = prefixed.test(url.split("?")[0] ?? "") ? null : languageCookie.exec(headers.cookie ?? "")?.[1];
  return [chosenStores(headers.cookie), language && `i18n_redirected=${language}`].filter(Boolean).join("; ");
}

/** Read as the storefront reads it: of each tag the part before its country, in the order given; the first one served decides. */
function languageOf({ headers }: IncomingMessage): string {
  const tags = (headers["accept-language"] ?? "").toLowerCase().split(",");
  const wanted = tags.map((tag) => tag.split(";")[0]?.trim().split("-")[0] ?? "").filter((code) => /^[a-z]{2}$/.test(code));
  return `${languageCookie.exec(headers.cookie ?? "")?.[1] ?? ""},${[...new Set(wanted)]},${headers.host ?? ""}`;
}

/** The address that a shared page is rendered at: what is not part of its key cannot be part of the page. */
export function sharedAddress({ url = "/" }: Pick<IncomingMessage, "url">, parametersOf: ParametersOf): string {
  const [path, query] = split(url);
  const known = knownQuery(path, query, parametersOf);
  return known ? `${path}?${known}` : path;
}

/** Path and query; null where there is none. */
function split(address: string): [string, string | null] {
  const mark = address.indexOf("?");
  return mark < 0 ? [address, null] : [address.slice(0, mark), address.slice(mark + 1)];
}

/** Null for a query that no shared page has. Values of one name keep their order: it may mean something. */
function knownQuery(path: string, query: string | null, parametersOf: ParametersOf): string | null {
  if (query === null) return "";
  const pairs = [...new URLSearchParams(query)];
  if (pairs.length > 40 || pairs.some(([name]) => preview.test(name))) return null;
  const names = parametersOf(path);
  const kept = pairs.filter(([name]) => (names ? names.includes(name) : !ignored.test(name)));
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString();
}
