/** Maximum time in ms for an export by the API. */
const API_MS = 120_000;

/**
 * Makes calls over the network, for a storefront that runs separately from its API. If the API trusts its proxy (TRUST_PROXY=1), it
 * rate-limits by the visitor's address sent here; otherwise all visitors share one limit.
 */
export function fetchFromApi(apiUrl: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const forwarded = new Request(new URL(pathname + search, apiUrl), request);
  forwarded.headers.set("x-forwarded-for", request.headers.get("x-client-address") ?? "");
  return fetch(forwarded, { redirect: "error", signal: AbortSignal.any([request.signal, AbortSignal.timeout(API_MS)]) });
}
