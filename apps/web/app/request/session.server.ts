import { type AuthTokenPayload, account, readClaims, type SessionClaims } from "@azulejo/contract";
import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { languageOf } from "../i18n/language.ts";
import { addressOf } from "../routing/language-routing.ts";
import { ApiError, callApi } from "./api.server.ts";
import { readPlainCookie } from "./cookies.server.ts";
import { isForeignPost } from "./foreign-post.server.ts";
import { requestContext } from "./request-context.server.ts";
import { nobody, type RequestSession } from "./request-session.server.ts";
import { readSettings } from "./settings.server.ts";

type LoadContext = Readonly<RouterContextProvider>;

/** Both cookies last a day, like the refresh token. */
export const SESSION_COOKIE_SECONDS = 86_400;
/** Renews a token this early, so that it doesn't expire while its page is being read. */
const RENEW_BEFORE_MS = 5 * 60_000;

/**
 * Reads the session for every page and resource, renews it in time, and writes changes into the response. Rejects another site's form
 * before it can end or start a session.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (isForeignPost(request, url.pathname, context.get(requestContext).publicUrl)) return new Response("Forbidden", { status: 403 });
  const session = await openRequestSession(request, url, context);
  context.get(requestContext).session = session;
  if (session.change === "ended" && request.method === "GET") return withCookies(await rootPage(context, url), session, context);
  return withCookies(await next(), session, context);
};

/** How long the cookie lasts with which the next document tells the browser's other tabs of an ended session. */
const TELL_SECONDS = 600;

/** Names of the session's cookies; `ended` is read by the scripts of the next document. */
const cookieNames = (siteKey: string) => ({ auth: `${siteKey}_auth`, refresh: `${siteKey}_refresh`, ended: `${siteKey}_ended` });

async function openRequestSession(request: Request, url: URL, context: LoadContext): Promise<RequestSession> {
  const guest = { ...nobody(), here: url.pathname + url.search };
  if (!/_(?:auth|refresh)=/.test(request.headers.get("cookie") ?? "")) return guest;
  const language = languageOf(url.href);
  const settings = await readSettings(context, language);
  const names = cookieNames(settings.siteKey);
  const [authToken, refreshToken] = [readPlainCookie(request, names.auth), readPlainCookie(request, names.refresh)];
  const known = { ...guest, loginAddress: addressOf(settings, language, "account/login") };
  if (!authToken && !refreshToken) return known;
  const claims = authToken ? decodeClaims(authToken) : null;
  // An empty auth cookie means signed out, whatever other cookies remain.
  if (!authToken || !claims) return { ...known, change: "ended" };
  if (claims.expiresAt - Date.now() > RENEW_BEFORE_MS) return { ...known, claims, authToken, refreshToken };
  const pair = refreshToken ? await renew(context, authToken, refreshToken) : null;
  const renewed = pair ? decodeClaims(pair.authToken) : null;
  if (pair && renewed) return { ...known, claims: renewed, ...pair, change: pair };
  return claims.expiresAt > Date.now() ? { ...known, claims, authToken, refreshToken } : { ...known, change: "ended" };
}

/** Concurrent requests with the same tokens share one renewal, because a refresh token works only once. */
const renewals = new Map<string, Promise<AuthResponse | null>>();
const KEPT_MS = 60_000;

/** Returns a new pair of tokens for a session; null if the session has ended. */
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

/** Decodes the token without verifying it; the API verifies it with every call. */
function decodeClaims(authToken: string): SessionClaims | null {
  try {
    const payload = JSON.parse(Buffer.from(authToken.split(".")[1] ?? "", "base64url").toString("utf8")) as AuthTokenPayload;
    return typeof payload.exp === "number" && typeof payload.userName === "string" ? readClaims(payload) : null;
  } catch {
    return null;
  }
}

async function rootPage(context: LoadContext, url: URL): Promise<Response> {
  const settings = await readSettings(context, languageOf(url.href));
  return redirect(addressOf(settings, languageOf(url.href), ""));
}

async function withCookies(response: Response, session: RequestSession, context: LoadContext): Promise<Response> {
  if (!session.change) return response;
  const { siteKey } = await readSettings(context);
  const { publicUrl } = context.get(requestContext);
  const names = cookieNames(siteKey);
  const write = (name: string, value: string) =>
    `${name}=${value}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${value ? SESSION_COOKIE_SECONDS : 0}${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
  const pair = session.change === "ended" ? { authToken: "", refreshToken: "" } : session.change;
  const headers = new Headers(response.headers);
  headers.append("set-cookie", write(names.auth, pair.authToken));
  headers.append("set-cookie", write(names.refresh, pair.refreshToken));
  if (session.change === "ended") headers.append("set-cookie", `${names.ended}=1; Path=/; SameSite=Lax; Max-Age=${TELL_SECONDS}`);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Signs in: sets the tokens as cookies of the response and uses them for this request's calls. */
export function keepPair(context: LoadContext, pair: AuthResponse): SessionClaims | null {
  const { session } = context.get(requestContext);
  Object.assign(session, { ...pair, change: pair, claims: decodeClaims(pair.authToken) });
  return session.claims;
}

/** Signs out: ends the session at the API and deletes the cookies. */
export async function endSession(context: LoadContext): Promise<void> {
  const { session } = context.get(requestContext);
  const { refreshToken } = session;
  Object.assign(session, { claims: null, authToken: null, refreshToken: null, change: "ended" });
  // Signs out in the browser even if the API can't be reached.
  if (refreshToken) await callApi(context, "en", account.logout, { refreshToken }, { tokens: null }).catch(() => {});
}

/** Renews the claims immediately after they changed. */
export async function renewClaims(context: LoadContext): Promise<void> {
  const { authToken, refreshToken } = context.get(requestContext).session;
  const pair = authToken && refreshToken ? await renew(context, authToken, refreshToken) : null;
  if (pair) keepPair(context, pair);
}
