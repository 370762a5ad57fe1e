import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { addSecondStorefront, SECOND_KEYS } from "@azulejo/testing/second-storefront.ts";
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clientCredentialsGrant,
  customFetch,
  ResponseBodyError,
} from "openid-client";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_TOKEN } from "./access-token.ts";

const shop = await openShopForFile();
type Headers = Record<string, string>;
let owner: Headers;
beforeAll(async () => {
  owner = await staffHeaders(shop);
});
afterEach(() => shop.setNow(new Date()));

const act = async (call: string, body: object) =>
  (await shop.call(`office/${call}`, body, { ...owner, "idempotency-key": crypto.randomUUID() })).body;
async function createKey(name: string, more: object = {}): Promise<{ keyId: number; secret: string }> {
  return (await act("createapikey", { name, role: "owner", stores: null, addresses: [], expiresOn: null, ...more })).value;
}

const ask = (body: string, headers: Headers = {}) =>
  shop.api.fetch(
    new Request(`http://shop.test${ACCESS_TOKEN}`, {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    }),
  );
const formOf = (id: number | string, secret: string, grant = "client_credentials") =>
  new URLSearchParams({ grant_type: grant, client_id: String(id), client_secret: secret }).toString();
const read = async (token: string, headers: Headers = {}) => {
  const { status, body } = await shop.call("office/session", undefined, { authorization: `Bearer ${token}`, ...headers });
  return body.success ? `${status} ${body.value.name}` : `${status} ${body.code}`;
};
async function tokenOf({ keyId, secret }: { keyId: number; secret: string }): Promise<string> {
  return (await (await ask(formOf(keyId, secret))).json()).access_token;
}

/** A client of somebody else, as integrations use one. */
function clientOf(id: string, authentication: ReturnType<typeof ClientSecretBasic>): Configuration {
  const server = { issuer: "http://shop.test", token_endpoint: `http://shop.test${ACCESS_TOKEN}` };
  const config = new Configuration(server, id, undefined, authentication);
  config[customFetch] = (url, init) => shop.api.fetch(new Request(url, init as RequestInit));
  allowInsecureRequests(config);
  return config;
}

describe("an access token", () => {
  it.each([
    ["HTTP Basic", ClientSecretBasic],
    ["a form", ClientSecretPost],
  ])("is given to a library's client for a key in %s, and makes its calls", async (how, authenticate) => {
    const { keyId, secret } = await createKey(`Sync by ${how}`);
    const { access_token, token_type, expires_in } = await clientCredentialsGrant(clientOf(String(keyId), authenticate(secret)));
    expect([token_type, expires_in, access_token.slice(0, 4)]).toEqual(["bearer", 1800, "azt_"]);
    expect(await read(access_token)).toBe(`200 Sync by ${how}`);
  });

  it("ends after half an hour, and is never stored in a cache", async () => {
    const { keyId, secret } = await createKey("Ends");
    const response = await ask(formOf(keyId, secret));
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { access_token } = await response.json();
    shop.setNow(new Date(Date.now() + 29 * 60_000));
    expect(await read(access_token)).toBe("200 Ends");
    shop.setNow(new Date(Date.now() + 31 * 60_000));
    expect(await read(access_token)).toBe("401 api_key_token");
  });

  it("does no more than its key may at that moment, and nowhere else", async () => {
    const key = await createKey("Revoked later", { addresses: ["203.0.113.0/24"] });
    const inside = { "x-client-address": "203.0.113.9" };
    const { access_token } = await (await ask(formOf(key.keyId, key.secret), inside)).json();
    expect([await read(access_token, inside), await read(access_token)]).toEqual(["200 Revoked later", "401 api_key_address"]);
    await act("revokeapikey", { keyId: key.keyId });
    expect(await read(access_token, inside)).toBe("401 api_key_revoked");
  });

  it("is worth nothing at another storefront, changed, or as a person's", async () => {
    await addSecondStorefront(shop.database);
    const token = await tokenOf(await createKey("Elsewhere"));
    expect(await read(token, SECOND_KEYS)).toBe("401 api_key_token");
    expect(await read(`${token.slice(0, -6)}aaaaaa`)).toBe("401 api_key_token");
    expect(await read(token.slice(4))).toBe("401 account_session_ended");
    expect(await read(`azt_${owner.authorization?.replace("Bearer ", "")}`)).toBe("401 api_key_token");
  });
});

describe("a request for a token", () => {
  const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).error}`;

  it("is refused without a good key, and says why in OAuth's own form", async () => {
    const [{ keyId, secret }, other] = [await createKey("Refused"), await createKey("Other")];
    for (const [id, sent] of [
      [keyId, "azk_wrong"],
      [keyId, other.secret],
      ["nobody", secret],
      [keyId, ""],
    ] as const)
      expect(await refusalOf(await ask(formOf(id, sent)))).toBe("401 invalid_client");
    const basic = await ask("grant_type=client_credentials", { authorization: `Basic ${btoa(`${keyId}:${other.secret}`)}` });
    expect([basic.status, basic.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="api keys"']);
    await act("revokeapikey", { keyId });
    expect(await (await ask(formOf(keyId, secret))).json()).toEqual({
      error: "invalid_client",
      error_description: "This API key was revoked. Ask the staff of the shop for a new one.",
    });
    await expect(clientCredentialsGrant(clientOf(String(keyId), ClientSecretPost(secret)))).rejects.toThrow(ResponseBodyError);
  });

  it("is refused in another form or with another grant", async () => {
    const { keyId, secret } = await createKey("Forms");
    expect(await refusalOf(await ask(formOf(keyId, secret, "password")))).toBe("400 unauthorized_client");
    expect(await refusalOf(await ask(JSON.stringify({ grant_type: "client_credentials" }), { "content-type": "application/json" }))).toBe(
      "400 invalid_request",
    );
    expect((await ask(`${formOf(keyId, secret)}&more=${"x".repeat(9000)}`)).status).toBe(413);
  });

  it("is refused once an address has sent too many", async () => {
    const from = { "x-client-address": "198.51.100.77" };
    for (let turn = 0; turn < 60; turn++) await ask("grant_type=password", from);
    const response = await ask("grant_type=password", from);
    expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});
