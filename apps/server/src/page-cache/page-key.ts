import type { IncomingMessage } from "node:http";

/** Matches parameters that only track where a visitor came from and don't change the page. */
const ignored = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;
/** Returns names of the parameters that a path's page depends on; null if all count. */
export type ParametersOf = (path: string) => readonly string[] | null;
const anyParameters: ParametersOf = () => null;
/** Matches parameters of pages that bypass the cache: previews, and products with a visitor's delivered quote. */
const unshared = /^(?:_storyblok|door$)/;
/** Matches session cookies, which make a page personal. */
const session = /(?:^|;\s*)[\w-]+_(?:auth|refresh)=[^;\s]/;
/** Matches the complete value, because the storefront doesn't accept "esx" as a language. */
const languageCookie = /(?:^|;\s*)i18n_redirected=([^;]{0,20})/;
const prefixed = /^\/[a-z]{2}(?:\/|$)/;
/** Matches complete pairs, so that key and storefront read the cookie in the same way. */
const store = /(?:^|;\s*)([\w-]+_store=[a-z0-9-]{1,40})(?=;|$)/g;

/** Requests with session cookies, bag pages and anything but a plain GET bypass the cache. */
const personalPath =
  /^(?:\/[a-z]{2})?\/(?:shoppingbag|checkout2?|order|receipt|account|customerusers|wishlist|ideabook|subscription|privacy\/confirm|payorder|paymentAuthRequest|external-return)(?:[./]|$)/;

/**
 * Returns the key under which a page may be shared: its path, the parameters it depends on in a fixed order, the visitor's chosen store,
 * the signal that opts out of tags, and, if the path has no language, the headers and cookie that determine it.
 * @returns null if the request must bypass the cache
 */
export function pageKey(request: IncomingMessage, parametersOf: ParametersOf = anyParameters): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { cookie, authorization } = request.headers;
  if (authorization || (cookie && session.test(cookie))) return null;
  const [path, query] = split(request.url ?? "/");
  if (personalPath.test(path) || path === "/") return null;
  const known = knownQuery(path, query, parametersOf);
  if (known === null) return null;
  const stores = chosenStores(cookie);
  const language = prefixed.test(path) ? "" : `@${languageOf(request)}`;
  const signal = request.headers["sec-gpc"] === "1" ? "!" : "";
  // For most pages the key is their path, which is looked up faster than a newly concatenated string.
  return known || stores || language || signal ? `${path}?${known}#${stores}${language}${signal}` : path;
}

/** Matches pages of search results, because the shop counts searches. */
const counted = /^\/[a-z]{2}\/search(?:\/|$)/;

/** Returns whether the page of a request without a session depends on its address only. */
export function isForEveryone({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
  const [path] = split(url);
  return prefixed.test(path) && !counted.test(path) && headers["sec-gpc"] !== "1" && chosenStores(headers.cookie) === "";
}

/** Returns the `Vary` header of a shared page; without a language in its address, it includes the headers that determine it. */
export const varyOf = ({ url = "/" }: Pick<IncomingMessage, "url">): string =>
  `Accept-Encoding, Cookie, Sec-GPC${prefixed.test(split(url)[0]) ? "" : ", Accept-Language"}`;

const chosenStores = (cookie: string | undefined): string => (cookie ? [...cookie.matchAll(store)].map(([, pair]) => pair).join("; ") : "");

/** Returns the cookies for rendering a shared page: only those in its key. */
export function sharedCookies({ url = "/", headers }: IncomingMessage): string {
  const language = prefixed.test(url.split("?")[0] ?? "") ? null : languageCookie.exec(headers.cookie ?? "")?.[1];
  return [chosenStores(headers.cookie), language && `i18n_redirected=${language}`].filter(Boolean).join("; ");
}

/** Determines the language as the storefront does: the first supported primary subtag. */
function languageOf({ headers }: IncomingMessage): string {
  const tags = (headers["accept-language"] ?? "").toLowerCase().split(",");
  const wanted = tags.map((tag) => tag.split(";")[0]?.trim().split("-")[0] ?? "").filter((code) => /^[a-z]{2}$/.test(code));
  return `${languageCookie.exec(headers.cookie ?? "")?.[1] ?? ""},${[...new Set(wanted)]},${headers.host ?? ""}`;
}

/** Returns the address for rendering a shared page, without parameters outside its key. */
export function sharedAddress({ url = "/" }: Pick<IncomingMessage, "url">, parametersOf: ParametersOf): string {
  const [path, query] = split(url);
  const known = knownQuery(path, query, parametersOf);
  return known ? `${path}?${known}` : path;
}

/** Splits an address into path and query; null if there is no query. */
function split(address: string): [string, string | null] {
  const mark = address.indexOf("?");
  return mark < 0 ? [address, null] : [address.slice(0, mark), address.slice(mark + 1)];
}

/** Returns null for a query that no shared page has. Values of one name keep their order, because it may matter. */
function knownQuery(path: string, query: string | null, parametersOf: ParametersOf): string | null {
  if (query === null) return "";
  const pairs = [...new URLSearchParams(query)];
  if (pairs.length > 40 || pairs.some(([name]) => unshared.test(name))) return null;
  const names = parametersOf(path);
  const relevant = pairs.filter(([name]) => (names ? names.includes(name) : !ignored.test(name)));
  return new URLSearchParams(relevant.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString();
}
