import { createHash } from "node:crypto";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningSandbox } from "../index.ts";
import { startTestSandbox } from "../test-sandbox.ts";

let sandbox: RunningSandbox;
let now = Date.now();
beforeAll(async () => {
  sandbox = await startTestSandbox({
    allowedOrigins: ["http://localhost:3000"],
    clock: { now: () => now, wait: async () => {} },
  });
});
afterAll(() => sandbox.close());

const verifier = "a-verifier-that-is-long-enough-for-the-standard-to-take";
const redirectUri = "http://localhost:3000/external-return";
const usual = {
  client_id: "azulejo-demo",
  redirect_uri: redirectUri,
  response_type: "code",
  scope: "openid email profile",
  state: "state-1",
  nonce: "nonce-1",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
};
const at = (path: string) => `${sandbox.url}/identity${path}`;

const ask = (more: Record<string, string> = {}) =>
  fetch(at(`/authorize?${new URLSearchParams({ ...usual, ...more })}`), { redirect: "manual" });
const choose = (person: string, more: Record<string, string> = {}) =>
  fetch(at("/authorize"), { method: "POST", body: new URLSearchParams({ ...usual, ...more, person }), redirect: "manual" });
const answerOf = (response: Response) => new URL(response.headers.get("location") ?? "").searchParams;
const codeFor = async (person: string, more: Record<string, string> = {}) => answerOf(await choose(person, more)).get("code") ?? "";
const trade = (code: string, more: Record<string, string> = {}) => {
  const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier };
  const client = { client_id: "azulejo-demo", client_secret: "demo-oidc-secret" };
  return fetch(at("/token"), { method: "POST", body: new URLSearchParams({ ...form, ...client, ...more }) });
};
const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

describe("the identity provider", () => {
  it("publishes its metadata with its own address", async () => {
    const found = (await (await fetch(at("/.well-known/openid-configuration"))).json()) as Record<string, string>;
    expect(found.issuer).toBe(at(""));
    expect(found.token_endpoint).toBe(at("/token"));
  });

  it("shows people to choose from, in a page that runs no foreign script", async () => {
    const response = await ask();
    const page = await response.text();
    for (const name of ["Elena Marsh", "Rosa Delgado", "Tomás Quiroga", "Sam Whitfield", "Iris Vale", "Cancel"])
      expect(page).toContain(name);
    expect(page).toContain('lang="en"');
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  it("exchanges a code for a signed token once", async () => {
    const code = await codeFor("person-elena");
    const tokens = (await (await trade(code)).json()) as { id_token: string; access_token: string };
    const { payload, protectedHeader } = await jwtVerify(tokens.id_token, createRemoteJWKSet(new URL(at("/jwks"))), {
      issuer: at(""),
      audience: "azulejo-demo",
    });
    expect(protectedHeader.alg).toBe("ES256");
    expect(payload).toMatchObject({ sub: "person-elena", nonce: "nonce-1", email: "homeowner@demo.test", email_verified: true });
    expect(await errorOf(await trade(code))).toBe("invalid_grant");
    const userinfo = await fetch(at("/userinfo"), { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(await userinfo.json()).toMatchObject({ sub: "person-elena", given_name: "Elena" });
    expect((await fetch(at("/userinfo"), { headers: { authorization: "Bearer none" } })).status).toBe(401);
  });

  it("returns its issuer and the request's state", async () => {
    const answer = answerOf(await choose("person-rosa"));
    expect([answer.get("iss"), answer.get("state")]).toEqual([at(""), "state-1"]);
    expect(answerOf(await choose("")).get("error")).toBe("access_denied");
  });

  it("refuses unknown redirect addresses and clients", async () => {
    for (const more of [{ redirect_uri: "https://evil.example/x" }, { redirect_uri: "no address" }, { client_id: "somebody" }]) {
      for (const response of [await ask(more), await choose("person-rosa", more)]) {
        expect([response.status, response.headers.get("location")]).toEqual([400, null]);
      }
    }
  });

  it.each([
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ scope: "email" }, "invalid_scope"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ code_challenge: "" }, "invalid_request"],
    [{ prompt: "none" }, "login_required"],
  ])("refuses %o", async (more, error) => {
    expect(answerOf(await ask(more as Record<string, string>)).get("error")).toBe(error);
  });

  it.each([
    [{ client_secret: "wrong" }, "invalid_client"],
    [{ code_verifier: "another-verifier-that-is-long-enough-for-it" }, "invalid_grant"],
    [{ redirect_uri: "http://localhost:3000/other" }, "invalid_grant"],
    [{ grant_type: "password" }, "unsupported_grant_type"],
  ])("gives no token with %o", async (more, error) => {
    expect(await errorOf(await trade(await codeFor("person-rosa"), more as Record<string, string>))).toBe(error);
  });

  it("accepts the client secret in the authorization header too", async () => {
    const form = {
      grant_type: "authorization_code",
      code: await codeFor("person-sam"),
      redirect_uri: redirectUri,
      code_verifier: verifier,
    };
    const authorization = `Basic ${Buffer.from("azulejo-demo:demo-oidc-secret").toString("base64")}`;
    const response = await fetch(at("/token"), { method: "POST", body: new URLSearchParams(form), headers: { authorization } });
    expect(response.status).toBe(200);
  });

  it("expires a code after a minute", async () => {
    const code = await codeFor("person-rosa");
    now += 61_000;
    expect(await errorOf(await trade(code))).toBe("invalid_grant");
  });

  it("posts its answer if requested, with the name the first time only", async () => {
    const more = { response_mode: "form_post", scope: "openid email name" };
    const page = await (await choose("person-iris", more)).text();
    expect(page).toContain(`action="${redirectUri}"`);
    expect(page).toMatch(/name="code" value="[\w-]+"/);
    expect(page).toContain("Vale");
    expect(await (await choose("person-iris", more)).text()).not.toContain("Vale");
  });
});
