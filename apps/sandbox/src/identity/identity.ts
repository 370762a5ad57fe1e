import { Hono } from "hono";
import type { SandboxSettings } from "../options.ts";
import { pageHeaders } from "../page-headers.ts";
import { type AuthorizationRequest, type Checked, checkAuthorization } from "./authorization.ts";
import { discoveryOf } from "./discovery.ts";
import { createGrants } from "./grants.ts";
import { createIdTokens } from "./id-tokens.ts";
import { ANSWER_SCRIPT, choicePage, faultPage, postPage } from "./pages.ts";
import { claimsOf, findPerson, type TestPerson, testPeople } from "./people.ts";
import { answerToken } from "./token.ts";

type Back = Pick<AuthorizationRequest, "redirectUri" | "state" | "mode">;

/** An OpenID provider with several people to choose from: discovery, keys, authorization code with PKCE, tokens, userinfo. */
export function createIdentity({ publicUrl, allowedOrigins, identity, clock }: SandboxSettings): Hono {
  const app = new Hono();
  const issuer = (): string => `${publicUrl()}/identity`;
  const grants = createGrants(clock);
  const idTokens = createIdTokens({ issuer, audience: identity.clientId, clock });
  const nameOf = namesOnce();
  const check = (parameters: URLSearchParams): Checked => checkAuthorization(parameters, identity, allowedOrigins);
  const page = pageHeaders({ "form-action": ["'self'", ...allowedOrigins].join(" "), "script-src": "'self'" });

  app.get("/.well-known/openid-configuration", (c) => c.json(discoveryOf(issuer())));
  app.get("/jwks", async (c) => c.json(await idTokens.jwks()));
  app.get("/answer.js", (c) => c.body(ANSWER_SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8" }));

  app.get("/authorize", (c) => {
    const parameters = new URL(c.req.url).searchParams;
    const checked = check(parameters);
    return "request" in checked ? c.html(choicePage(testPeople, parameters), 200, page) : refuse(checked);
  });

  app.post("/authorize", async (c) => {
    const parameters = new URLSearchParams(await c.req.text());
    const checked = check(parameters);
    if (!("request" in checked)) return refuse(checked);
    const { request } = checked;
    const person = findPerson(parameters.get("person") ?? "");
    if (!person) return sendBack(request, { error: "access_denied" });
    return sendBack(request, { code: grants.code({ ...request, subject: person.subject }), ...nameOf(person, request) });
  });

  app.post("/token", (c) => answerToken(c, identity, grants, idTokens.sign));

  app.on(["GET", "POST"], "/userinfo", (c) => {
    const [, token = ""] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    const grant = grants.ofToken(token);
    const person = grant && findPerson(grant.subject);
    if (!person) return c.json({ error: "invalid_token" }, 401, { "www-authenticate": 'Bearer error="invalid_token"' });
    return c.json(claimsOf(person, grant.scopes, "userinfo"), 200, { "cache-control": "no-store" });
  });
  return app;

  function refuse(checked: Exclude<Checked, { request: AuthorizationRequest }>): Promise<Response> {
    return "fault" in checked ? htmlOf(faultPage(checked.fault), 400) : sendBack(checked, { error: checked.error });
  }

  /** Returns the response in the redirect address, or as a posted form. */
  async function sendBack({ redirectUri, state, mode }: Back, values: Record<string, string>): Promise<Response> {
    const all = { ...values, ...(state && { state }), iss: issuer() };
    if (mode === "form_post") return htmlOf(postPage(redirectUri, all), 200);
    const address = new URL(redirectUri);
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
    return new Response(null, { status: 303, headers: { location: address.href, "referrer-policy": "no-referrer" } });
  }

  async function htmlOf(body: ReturnType<typeof faultPage>, status: number): Promise<Response> {
    return new Response(String(await body), { status, headers: { ...page, "content-type": "text/html; charset=utf-8" } });
  }
}

/**
 * Returns whether to send a person's name. One real provider sends it beside the token: in the posted form, only the first time, if
 * requested.
 */
function namesOnce(): (person: TestPerson, request: AuthorizationRequest) => Record<string, string> {
  const named = new Set<string>();
  return ({ subject, givenName, surname }, { mode, scopes }) => {
    if (mode !== "form_post" || !scopes.includes("name") || named.has(subject)) return {};
    named.add(subject);
    return { user: JSON.stringify({ name: { firstName: givenName, lastName: surname } }) };
  };
}
