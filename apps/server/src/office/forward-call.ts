import { type Caller, type Envelope, office } from "@azulejo/contract";
import type { OfficeTokens } from "@azulejo/contract/areas/office.ts";
import { cookiesOf, readPair, type StaffPair } from "./office-cookies.ts";
import { renewedInTime } from "./staff-session.ts";

export interface CallOptions {
  /** Sends a request to the API, in process or over the network. */
  send(request: Request): Promise<Response>;
  /** Returns whether an auth token is certainly forged. */
  isForged(authToken: string): Promise<boolean>;
  /** Returns the storefront of a request's host, whose office this is. */
  shopAt(host: string | undefined): OfficeShop;
  now(): number;
}

interface OfficeShop {
  keys: Caller["storefront"];
  publicUrl: string;
}

/** Calls that sign somebody in, replacing any session. */
const opening = new Set([
  office.signIn.path,
  office.signInWithPasskey.path,
  office.acceptStaffInvitation.path,
  office.enterStorefront.path,
]);
/** Calls that replace the caller's tokens. */
const replacing = new Set([office.changeOwnPassword.path]);
/** Calls that don't need a signed-in staff member. */
const open = new Set([office.readStaffInvitation.path, office.signInChallenge.path, office.signInPasskeyChallenge.path]);

/** Request headers that are passed on from the browser; all others are set here. */
const PASSED_ALWAYS = ["accept-language", "x-client-address", "x-request-id", "user-agent"];
const PASSED = [...PASSED_ALWAYS, "content-type", "idempotency-key"];

/** Thrown if the API neither returns a new pair nor ends the session, because of a rate limit or a failure. */
class NotRenewed extends Error {
  readonly answer: { status: number; headers: Record<string, string>; body: string };

  constructor(answer: NotRenewed["answer"]) {
    super(`the session of staff could not be renewed: ${answer.status}`);
    this.answer = answer;
  }
}

/**
 * Forwards calls from the office's pages to the API. The tokens of staff are in cookies that scripts can't read, and responses don't
 * contain them; requests to the API carry them in headers like those of any other client.
 * @param path below `/api/`
 */
export function createCallForwarder({ send, isForged, shopAt, now }: CallOptions) {
  const shopOf = (request: Request): OfficeShop => shopAt(request.headers.get("host") ?? undefined);
  const addressOf = (path: string, search = "") => new URL(`/api/${path}${search}`, "http://api.internal");

  const headersOf = (request: Request, passed: readonly string[]): Headers => {
    const { id, publicKey } = shopOf(request).keys;
    const headers = new Headers({ "x-storefront-id": id, "x-public-key": publicKey });
    for (const name of passed) if (request.headers.has(name)) headers.set(name, request.headers.get(name) ?? "");
    return headers;
  };

  const renew = renewedInTime(async ({ authToken, refreshToken }, request) => {
    // Requests with forged cookies don't use up the rate limit of renewals.
    if (await isForged(authToken)) return null;
    const headers = headersOf(request, PASSED_ALWAYS);
    headers.set("content-type", "application/json");
    headers.set("authorization", `Bearer ${authToken}`);
    headers.set("x-refresh-token", refreshToken);
    const response = await send(new Request(addressOf(office.refresh.path), { method: "POST", headers, body: "{}" }));
    const body = await response.text();
    const answer = JSON.parse(body) as Envelope<OfficeTokens>;
    if (answer.success) return { authToken: answer.value.authToken, refreshToken: answer.value.refreshToken };
    if (answer.code === "account_session_ended") return null;
    throw new NotRenewed({ status: response.status, headers: { "content-type": "application/json", ...kept(response) }, body });
  }, now);

  return async (request: Request, path: string): Promise<Response> => {
    const { publicUrl } = shopOf(request);
    const isSecure = publicUrl.startsWith("https:");
    if (isForeign(request, publicUrl)) return new Response("Forbidden", { status: 403 });
    const sent = readPair(request, isSecure);
    const headers = headersOf(request, PASSED);
    if (opening.has(path)) return signedIn(await send(passedOn(request, addressOf(path), headers)), isSecure);
    if (open.has(path)) return send(passedOn(request, addressOf(path), headers));
    if (path === office.signOut.path) {
      const body = JSON.stringify({ refreshToken: sent?.refreshToken ?? "none" });
      return withPair(await send(new Request(addressOf(path), { method: "POST", headers, body })), null, isSecure);
    }
    const pair = sent && (await renew(sent, request).catch(refusalOf));
    if (pair instanceof Response) return pair;
    if (pair) headers.set("authorization", `Bearer ${pair.authToken}`);
    const answer = await send(passedOn(request, addressOf(path, new URL(request.url).search), headers));
    if (pair && replacing.has(path) && answer.ok) return signedIn(answer, isSecure);
    if (sent && answer.status === 401) return withPair(answer, null, isSecure);
    return pair && pair !== sent ? withPair(answer, pair, isSecure) : answer;
  };
}

function refusalOf(error: unknown): Response {
  if (!(error instanceof NotRenewed)) throw error;
  const { status, headers, body } = error.answer;
  return new Response(body, { status, headers });
}

const passedOn = ({ method, body }: Request, address: URL, headers: Headers): Request =>
  new Request(address, { method, headers, ...(body && { body, duplex: "half" }) } as RequestInit);

/**
 * Cookies are only sent with same-site requests. Cross-site requests are refused too, because otherwise a foreign page could submit the
 * sign-in form.
 */
function isForeign({ headers }: Request, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(publicUrl).origin;
}

/** Moves the tokens of a response to cookies. */
async function signedIn(answer: Response, isSecure: boolean): Promise<Response> {
  const body = (await answer.json()) as Envelope<OfficeTokens>;
  if (!body.success) return Response.json(body, { status: answer.status, headers: kept(answer) });
  const { staff, ...pair } = body.value;
  return withPair(Response.json({ success: true, value: { staff } }), pair, isSecure);
}

const kept = ({ headers }: Response): Record<string, string> => {
  const wait = headers.get("retry-after");
  return wait ? { "retry-after": wait } : {};
};

function withPair(answer: Response, pair: StaffPair | null, isSecure: boolean): Response {
  const headers = new Headers(answer.headers);
  for (const cookie of cookiesOf(pair, isSecure)) headers.append("set-cookie", cookie);
  return new Response(answer.body, { status: answer.status, headers });
}
