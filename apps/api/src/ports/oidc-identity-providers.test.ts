import { type RunningSandbox, startSandbox } from "@azulejo/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IdentityProviders } from "./identity-providers.ts";
import { createOidcProviders } from "./oidc-identity-providers.ts";
import { quirksOf } from "./oidc-quirks.ts";

let sandbox: RunningSandbox;
let providers: IdentityProviders;
const attempt = { state: "s".repeat(43), nonce: "n".repeat(43), verifier: "v".repeat(43) };
const keys = { secretKey: "sk", publishableKey: "pk", webhookSecret: "whsec" };
const page = { language: "en", publicUrl: "http://shop.test" };
const client = { clientId: "azulejo-demo", clientSecret: "demo-oidc-secret" };

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, host: "127.0.0.1", stripe: keys, allowedOrigins: ["http://shop.test"] });
  const issuer = `${sandbox.url}/identity`;
  providers = createOidcProviders([
    { provider: "plain", name: "Plain", issuer, ...client },
    { provider: "apple", name: "Apple", issuer, ...client },
    { provider: "stranger", name: "Stranger", issuer, ...client, clientSecret: "wrong" },
    { provider: "gone", name: "Gone", issuer: "http://127.0.0.1:9/identity", ...client },
  ]);
});
afterAll(() => sandbox.close());

/** Returns the values that a person's choice brings back, by URL or by posted form. */
async function choose(provider: string, person: string): Promise<Record<string, string>> {
  const address = await providers.begin(provider, attempt, page);
  const body = new URLSearchParams([...address.searchParams, ["person", person]]);
  const response = await fetch(`${address.origin}${address.pathname}`, { method: "POST", body, redirect: "manual" });
  const location = response.headers.get("location");
  if (location) return Object.fromEntries(new URL(location).searchParams);
  const inputs = (await response.text()).matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, (value ?? "").replaceAll("&quot;", '"')]));
}

const finish = (provider: string, { state = "", code = "", iss, user }: Record<string, string>, from = attempt) =>
  providers.finish(provider, from, { state, code, iss, user }, page.publicUrl);

describe("a service", () => {
  it("returns a person's identity", async () => {
    expect(await finish("plain", await choose("plain", "person-elena"))).toEqual({
      subject: "person-elena",
      email: "homeowner@demo.test",
      emailVerified: true,
      givenName: "Elena",
      surname: "Marsh",
    });
    expect(await finish("plain", await choose("plain", "person-tomas"))).toMatchObject({ emailVerified: false });
    expect(await finish("plain", await choose("plain", "person-sam"))).toMatchObject({ email: null, emailVerified: null });
  });

  it("is queried for an address that its token omits", async () => {
    expect(await finish("plain", await choose("plain", "person-iris"))).toMatchObject({
      email: "iris.vale@example.test",
      emailVerified: null,
    });
  });

  it("that posts its response sends the name beside the token, once", async () => {
    const address = await providers.begin("apple", attempt, page);
    expect(address.searchParams.get("response_mode")).toBe("form_post");
    const first = await choose("apple", "person-rosa");
    expect(await finish("apple", first)).toMatchObject({
      subject: "person-rosa",
      givenName: "Rosa",
      surname: "Delgado",
      emailVerified: true,
    });
    const again = await choose("apple", "person-rosa");
    expect(
      await finish("apple", { ...again, user: '{"name":{"firstName":"<script>","lastName":7},"email":"x@evil.example"}' }),
    ).toMatchObject({
      email: "rosa.delgado@example.test",
      givenName: "",
      surname: "",
    });
    expect(await finish("apple", { ...(await choose("apple", "person-rosa")), user: "no json" })).toMatchObject({ givenName: "" });
  });

  it.each([
    ["state", { state: "x".repeat(43) }],
    ["nonce", { nonce: "x".repeat(43) }],
    ["verifier", { verifier: "x".repeat(43) }],
  ])("proves nothing for another %s", async (_, other) => {
    expect(await finish("plain", await choose("plain", "person-elena"), { ...attempt, ...other })).toBeNull();
  });

  it("proves nothing with another issuer's name, or without its own, which it promised to send", async () => {
    const returned = await choose("plain", "person-elena");
    expect(await finish("plain", { ...returned, iss: "https://evil.example" })).toBeNull();
    const { iss: _, ...silent } = await choose("plain", "person-elena");
    expect(await finish("plain", silent)).toBeNull();
  });

  it("proves nothing when it does not know us, and is unavailable when it does not respond", async () => {
    expect(await finish("stranger", await choose("plain", "person-elena"))).toBeNull();
    await expect(providers.begin("gone", attempt, page)).rejects.toMatchObject({ code: "account_provider_unavailable" });
    await expect(providers.begin("nobody", attempt, page)).rejects.toMatchObject({ code: "account_provider_unknown" });
  });
});

describe("quirks", () => {
  it("trust an address only where the service vouches for it in its own way", () => {
    expect(quirksOf("google").verified({ email_verified: true })).toBe(true);
    expect(quirksOf("google").verified({})).toBeUndefined();
    expect(quirksOf("apple").verified({ email_verified: "true" })).toBe(true);
    expect(quirksOf("apple").verified({ email_verified: "false" })).toBe(false);
    expect(quirksOf("microsoft").verified({ email_verified: true })).toBeUndefined();
    expect(quirksOf("microsoft").verified({ xms_edov: true })).toBe(true);
    expect(quirksOf("facebook").verified({})).toBeUndefined();
  });

  it("keep people of different tenants separate", () => {
    const { subject } = quirksOf("microsoft");
    expect(subject({ sub: "a", tid: "t1" })).not.toBe(subject({ sub: "a", tid: "t2" }));
  });
});
