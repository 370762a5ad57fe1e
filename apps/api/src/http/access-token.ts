import { ShopError } from "@azulejo/contract";
import OAuth2Server, {
  type Client,
  type Falsey,
  OAuthError,
  Request as TokenRequest,
  Response as TokenResponse,
} from "@node-oauth/oauth2-server";
import { answerError } from "../calls/answer.ts";
import type { Services } from "../context.ts";
import { clientOf } from "../domain/client-address.ts";
import { createBudget } from "../limits/budgets.ts";
import { sentences } from "../messages/index.ts";
import { type StoredKey, selectKey } from "../session/api-key.repository.ts";
import { isKey, withTokenPrefix } from "../session/api-key.rules.ts";
import { signAuthToken } from "../session/auth-token.ts";
import { checkKey, noteUse } from "../session/find-key.ts";
import { logSecurity } from "../session/security-log.ts";
import { AUTH_TOKEN_SECONDS } from "../session/session.ts";
import { hashOf } from "../session/ticket.ts";
import { requestIdOf } from "./answer-request.ts";
import { readLimited } from "./read-body.ts";

export const ACCESS_TOKEN = "/api/oauth/token";
const MAX_BYTES = 8 * 1024;
const REQUESTS_PER_MINUTE = 60;
/** An answer with a token belongs to one client alone. */
const HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", pragma: "no-cache" };

export const isAccessTokenRequest = (request: Request): boolean =>
  request.method === "POST" && new URL(request.url).pathname === ACCESS_TOKEN;

interface KeyClient extends Client {
  key: StoredKey;
}

/** A key that is no good, by the error of calls with it. */
class RefusedKey extends OAuthError {
  readonly refusal: ShopError;
  constructor(refusal: ShopError) {
    super(refusal.code, { code: 401, name: "invalid_client" });
    this.refusal = refusal;
  }
}

/**
 * Gives access tokens for API keys, by the client credentials grant of OAuth 2.1: the client's id is the key's number, its secret the
 * key. A token lives half an hour and does what its key may do at that moment, from where the key may be used. Errors are those of OAuth.
 */
export function createAccessTokens(services: Services): (request: Request) => Promise<Response> {
  const spend = createBudget(services.counters, { name: "access-token", points: REQUESTS_PER_MINUTE, seconds: 60 });
  return async (request) => {
    const address = clientOf(request.headers.get("x-client-address") ?? "local");
    const requestId = requestIdOf((name) => request.headers.get(name) ?? undefined);
    const isBasic = request.headers.has("authorization");
    try {
      await spend(address, 1);
      const { client } = await serverFor(services, address).token(await readRequest(request), new TokenResponse());
      const { key } = client as KeyClient;
      return await answerToken(services, key, { address, requestId });
    } catch (error) {
      return refuse(services, error, { address, requestId }, isBasic);
    }
  };
}

async function readRequest(request: Request): Promise<TokenRequest> {
  const bytes = await readLimited(request, MAX_BYTES);
  return new TokenRequest({
    method: request.method,
    // Without a length the library takes a request for one without a body.
    headers: { ...Object.fromEntries(request.headers), "content-length": String(bytes.length) },
    query: {},
    body: Object.fromEntries(new URLSearchParams(bytes.toString("utf8"))),
  });
}

interface From {
  address: string;
  requestId: string;
}

async function answerToken(services: Services, key: StoredKey, from: From): Promise<Response> {
  const now = services.now();
  await noteUse(key, { query: services.database.query, address: from.address, now });
  const { storefrontId, session, secretId } = key;
  const subject = { audience: "key", storefrontId, sessionId: String(secretId), payload: {} } as const;
  const token = withTokenPrefix(await signAuthToken(services.keys, subject, now));
  logSecurity(services, "sign_in", { audience: "staff", storefrontId, staffId: session.staffId, ...from }, { by: "key" });
  const body = { access_token: token, token_type: "Bearer", expires_in: AUTH_TOKEN_SECONDS };
  return new Response(JSON.stringify(body), { headers: { ...HEADERS, "x-request-id": from.requestId } });
}

/** Reads requests, and checks clients by their keys. */
function serverFor(services: Services, address: string): OAuth2Server {
  const { query } = services.database;
  return new OAuth2Server({
    model: {
      async getClient(id: string, secret: string): Promise<KeyClient | Falsey> {
        // In HTTP Basic, clients encode their secret like a form's field; a key has no character that this changes.
        const sent = secret.replace(/%(2D|5F)/gi, (code) => decodeURIComponent(code));
        const key = isKey(sent) ? await selectKey(query, { hash: hashOf(sent) }) : null;
        if (!key || String(key.session.staffId) !== id) throw new RefusedKey(new ShopError("api_key_unknown"));
        try {
          checkKey(key, { storefrontId: key.storefrontId, address, now: services.now() });
        } catch (error) {
          throw error instanceof ShopError ? new RefusedKey(error) : error;
        }
        return { id, grants: ["client_credentials"], key };
      },
      getUserFromClient: async (client) => client,
      // The token itself names its key and its end, and so nothing is stored.
      saveToken: async (token, client, user) => ({ ...token, client, user }),
      getAccessToken: async () => null,
    },
  });
}

/** By OAuth's names. Sentences are for developers and in English, because OAuth allows ASCII alone. */
const descriptions: Partial<Record<string, string>> = {
  invalid_request: "Send grant_type=client_credentials, client_id and client_secret as a form, or the last two as HTTP Basic.",
  invalid_client: "Send the number of the API key as client_id, and the key as client_secret.",
  unauthorized_client: "The only grant is client_credentials.",
  unsupported_grant_type: "The only grant is client_credentials.",
};

function refuse(services: Services, error: unknown, from: From, isBasic: boolean): Response {
  if (!(error instanceof OAuthError) || error.code >= 500) return refuseAsCall(services, error, from);
  const refusal = error instanceof RefusedKey ? error.refusal : null;
  if (refusal) logSecurity(services, "sign_in_refused", { audience: "staff", ...from }, { code: refusal.code });
  const isClient = error.name === "invalid_client";
  const description = refusal ? sentences(refusal, "en").messages.join(" ") : descriptions[error.name];
  return new Response(JSON.stringify({ error: error.name, error_description: description }), {
    status: isClient ? 401 : error.code,
    headers: {
      ...HEADERS,
      "x-request-id": from.requestId,
      ...(isClient && isBasic && { "www-authenticate": 'Basic realm="api keys"' }),
    },
  });
}

/** What isn't a matter of OAuth is answered like a call: too many requests, too large a body, a fault of the shop. */
function refuseAsCall(services: Services, error: unknown, { requestId }: From): Response {
  const cause = error instanceof OAuthError ? (error as OAuthError & { inner?: unknown }).inner : error;
  const { status, body, retryAfter } = answerError(cause, "en", requestId, services.log);
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...HEADERS, "x-request-id": requestId, ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }) },
  });
}
