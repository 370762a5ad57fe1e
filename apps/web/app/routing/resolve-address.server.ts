import { readPlainCookie } from "../request/cookies.server.ts";
import { findRecord } from "./find-record.ts";
import { LANGUAGE_COOKIE, type LanguageRouting, land } from "./language-routing.ts";

/** Resolves a request's address by the storefront's language settings. */
export const resolveAddress = (routing: LanguageRouting, request: Request, url: URL) =>
  land(
    routing,
    {
      path: url.pathname,
      host: url.host,
      cookie: readPlainCookie(request, LANGUAGE_COOKIE),
      acceptLanguage: request.headers.get("accept-language"),
    },
    (path) => findRecord(decoded(path) ?? path) !== undefined,
  );

/** Returns null for an address with invalid encoding. */
export function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}
