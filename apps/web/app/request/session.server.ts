import { type AuthTokenPayload, account, readClaims, type SessionClaims, storefront } from "@azulejo/contract";
import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { languageOf } from "../i18n/language.ts";
import { addressOf } from "../routing/language-routing.ts";
import { ApiError, callApi } from "./api.server.ts";
import { readPlainCookie } from "./cookies.server.ts";
import { environmentContext } from "./environment.server.ts";
import { isForeignPost } from "./foreign-post.server.ts";
import { nobody, type RequestSession, sessionContext } from "./request-session.server.ts";

type LoadContext = Readonly<RouterContextProvider>;

/** Both cookies live a day, as the refresh token does. */
export const SESSION_COOKIE_SECONDS = 86_400;
/** A token that runs out while its page is being read is renewed before. */
const RENEW_BEFORE_MS = 5 * 60_000;

/**
 * Reads the session of every page and resource, renews it in time, and writes what has become of it into the answer. Another
 * site's form ends here, before it can take a session away or bring one.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (isForeignPost(request, url.pathname, context.get(environmentContext).publicUrl)) return new Response("Forbidden", { status: 403 });
  const session = await openRequestSession(request, url, context);
  context.set(sessionContext, session);
  if (session.change === "ended" && request.method === "GET") return withCookies(await rootPage(context, url), session, context);
  return withCookies(await next(), session, context);
};

const cookieNames = (siteKey: string) => ({ auth: `${siteKey}_auth`, refresh: `${siteKey}_refresh` });

async function openRequestSession(request: Request, url: URL, context: LoadContext): Promise<RequestSession> {
  const guest = { ...nobody(), here: url.pathname + url.search };
  if (!/_(?:auth|refresh)=/.test(request.headers.get("cookie") ?? "")) return guest;
  const language = languageOf(url.href);
  const settings = await callApi(context, language, storefront.settings, {}, { tokens: null });
  const names = cookieNames(settings.siteKey);
  const [authToken, refreshToken] = [readPlainCookie(request, names.auth), readPlainCookie(request, names.refresh)];
  const known = { ...guest, loginAddress: addressOf(settings, language, "account/login") };
  if (!authToken && !refreshToken) return known;
  const claims = authToken ? decodeClaims(authToken) : null;
  // An emptied auth cookie is a sign-out, whatever else is left.
  if (!authToken || !claims) return { ...known, change: "ended" };
  if (claims.expiresAt - Date.now() > RENEW_BEFORE_MS) return { ...known, claims, authToken, refreshToken };
  const pair = refreshToken ? await renew(context, authToken, refreshToken) : null;
  const renewed = pair ? decodeClaims(pair.authToken) : null;
  if (pair && renewed) return { ...known, claims: renewed, ...pair, change: pair };
  return claims.expiresAt > Date.now() ? { ...known, claims, authToken, refreshToken } : { ...known, change: "ended" };
}

/** Requests that come at once with one pair get one new pair: the API takes a refresh token once. Half a pair is answered nothing. */
const renewals = new Map<string, Promise<AuthResponse | null>>();
const KEPT_MS = 60_000;

/** A new pair for the session's tokens; null when the session has ended. */
export function renew(context: LoadContext, authToken: string, refreshToken: string): Promise<AuthResponse | null> {
  const key = `${authToken} ${refreshToken}`;
  const running = renewals.get(key);
  if (running) return running;
  const renewal = callApi(context, "en", account.refreshAuthTokenClaims, {}, { tokens: { authToken, refreshToken } }).catch((error) => {
    if (error instanceof ApiError && error.status === 401) return null;
    renewals.delete(key);
    throw error;
  });
  renewals.set(key, renewal);
  setTimeout(() => renewals.delete(key), KEPT_MS).unref();
  return renewal;
}

/** What the token says; the API proves it with every call, so that here it is only read. */
function decodeClaims(authToken: string): SessionClaims | null {
  try {
    const payload = JSON.parse(Buffer.from(authToken.split(".")[1] ?? "", "base64url").toString("utf8")) as AuthTokenPayload;
    return typeof payload.exp === "number" && typeof payload.userName === "string" ? readClaims(payload) : null;
  } catch {
    return null;
  }
}

async function rootPage(context: LoadContext, url: URL): Promise<Response> {
  const settings = await callApi(context, languageOf(url.href), storefront.settings, {}, { tokens: null });
  return redirect(addressOf(settings, languageOf(url.href), ""));
}

async function withCookies(response: Response, session: RequestSession, context: LoadContext): Promise<Response> {
  if (!session.change) return response;
  const { siteKey } = await callApi(context, "en", storefront.settings, {}, { tokens: null });
  const { publicUrl } = context.get(environmentContext);
  const names = cookieNames(siteKey);
  const write = (name: string, value: string) =>
    `${name}=${value}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${value ? SESSION_COOKIE_SECONDS : 0}${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
  const pair = session.change === "ended" ? { authToken: "", refreshToken: "" } : session.change;
  const headers = new Headers(response.headers);
  headers.append("set-cookie", write(names.auth, pair.authToken));
  headers.append("set-cookie", write(names.refresh, pair.refreshToken));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Signs in: the answer's cookies are the new pair, and calls of this request are made with it. */
export function keepPair(context: LoadContext, pair: AuthResponse): SessionClaims | null {
  const session = context.get(sessionContext);
  Object.assign(session, { ...pair, change: pair, claims: decodeClaims(pair.authToken) });
  return session.claims;
}

/** Signs out: the session ends at the API, and the answer takes the cookies away. */
export async function endSession(context: LoadContext): Promise<void> {
  const session = context.get(sessionContext);
  const { refreshToken } = session;
  Object.assign(session, { claims: null, authToken: null, refreshToken: null, change: "ended" });
  // Who cannot reach the API is signed out here all the same.
  if (refreshToken) await callApi(context, "en", account.logout, { refreshToken }, { tokens: null }).catch(() => {});
}

/** Today's claims at once, after something in them has changed. */
export async function renewClaims(context: LoadContext): Promise<void> {
  const { authToken, refreshToken } = context.get(sessionContext);
  const pair = authToken && refreshToken ? await renew(context, authToken, refreshToken) : null;
  if (pair) keepPair(context, pair);
}
