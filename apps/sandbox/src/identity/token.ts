import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { IdentityOptions } from "../options.ts";
import type { Grants } from "./grants.ts";
import type { IdTokens } from "./id-tokens.ts";

const NO_STORE = { "cache-control": "no-store", pragma: "no-cache" };

/** Exchanges a code for tokens; checks the client, the code, its redirect address and its verifier. */
export async function answerToken(c: Context, client: IdentityOptions, grants: Grants, sign: IdTokens["sign"]): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const refuse = (error: string, status: 400 | 401 = 400) => c.json({ error }, status, NO_STORE);
  if (!isClient(c, form, client)) return refuse("invalid_client", 401);
  if (form.get("grant_type") !== "authorization_code") return refuse("unsupported_grant_type");
  const grant = grants.takeCode(form.get("code") ?? "");
  if (!grant || form.get("redirect_uri") !== grant.redirectUri) return refuse("invalid_grant");
  if (challengeOf(form.get("code_verifier") ?? "") !== grant.challenge) return refuse("invalid_grant");
  const answer = { token_type: "Bearer", expires_in: 600, scope: grant.scopes.join(" "), access_token: grants.token(grant) };
  return c.json({ ...answer, id_token: await sign(grant) }, 200, NO_STORE);
}

const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

/** Reads the client's credentials from the authorization header or the form. */
function isClient(c: Context, form: URLSearchParams, { clientId, clientSecret }: IdentityOptions): boolean {
  const [, basic] = /^Basic (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
  const [id = "", secret = ""] = basic
    ? Buffer.from(basic, "base64").toString("utf8").split(":").map(fromForm)
    : [form.get("client_id") ?? "", form.get("client_secret") ?? ""];
  return same(id, clientId) && same(secret, clientSecret);
}

/** Id and secret are form-encoded before they are joined. */
function fromForm(text: string): string {
  return new URLSearchParams(`v=${text}`).get("v") ?? "";
}

const same = (one: string, other: string): boolean =>
  timingSafeEqual(createHash("sha256").update(one).digest(), createHash("sha256").update(other).digest());
