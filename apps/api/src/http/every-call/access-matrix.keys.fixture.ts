import { staffRights } from "@azulejo/contract";
import type { TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer } from "@azulejo/testing/people.ts";
import { SECOND_KEYS } from "@azulejo/testing/second-storefront.ts";
import { ACCESS_TOKEN } from "../access-token.ts";

/**
 * Creates API keys: with the owner's role, with a read-only role, and limited to a store; and invalid ones, such as expired keys or keys of
 * another storefront. The same for access tokens, which do what their key may do.
 */
export async function createKeys(shop: TestShop, owner: Record<string, string>) {
  const act = async (call: string, body: object) => {
    const answer = await shop.call(`office/${call}`, body, owner);
    if (!answer.body.success) throw new Error(`${call}: ${JSON.stringify(answer.body)}`);
    return answer.body.value;
  };
  const create = async (name: string, more: object = {}) => {
    const key = await act("createapikey", { name, role: "owner", stores: null, addresses: [], expiresOn: null, ...more });
    return { keyId: key.keyId as number, headers: bearer({ authToken: key.secret as string }) };
  };
  const inside = { "x-client-address": "192.0.2.7" };
  const { code: readerRole } = await act("savestaffrole", {
    ...{ code: null, name: { en: "Matrix reader", es: "Lector" }, rights: ["orders.read"], revision: null },
  });
  const place = await shop.database.query.selectFrom("place").select("code").where("storefrontId", "=", 1).orderBy("id", "desc").execute();
  const revoked = await create("revoked API key");
  const tokenOfRevoked = await tokenOf(shop, revoked);
  await act("revokeapikey", { keyId: revoked.keyId });
  const replaced = await create("replaced API key");
  const tokenOfReplaced = await tokenOf(shop, replaced);
  await act("rotateapikey", { keyId: replaced.keyId, overlapHours: 0 });
  const expired = await create("expired API key", { expiresOn: "2020-01-01" });
  const elsewhere = await create("API key from elsewhere", { addresses: ["192.0.2.0/24"] });
  const good = { kind: "staff", rights: staffRights, isKey: true } as const;
  const bad = { kind: "refused", isKey: true } as const;
  const all = await create("API key");
  const reader = await create("Key that reads", { role: readerRole });
  const ofStore = await create("Key of a place", { stores: [place[0]?.code] });
  const token = await tokenOf(shop, all);
  return [
    { ...good, name: "API key", headers: all.headers },
    { ...good, name: "API key that may read", rights: ["orders.read"] as const, headers: reader.headers },
    { ...good, name: "API key of a store", isElsewhere: true, headers: ofStore.headers },
    { ...bad, name: "revoked API key", headers: revoked.headers, refusal: "api_key_revoked" },
    { ...bad, name: "replaced API key", headers: replaced.headers, refusal: "api_key_replaced" },
    { ...bad, name: "expired API key", headers: expired.headers, refusal: "api_key_expired" },
    { ...bad, name: "API key from elsewhere", headers: elsewhere.headers, refusal: "api_key_address" },
    { ...bad, name: "API key at another storefront", headers: { ...all.headers, ...SECOND_KEYS }, refusal: "api_key_storefront" },
    { ...bad, name: "unknown API key", headers: { authorization: `Bearer azk_${"x".repeat(43)}` }, refusal: "api_key_unknown" },
    { ...good, name: "access token", headers: token },
    { ...good, name: "access token that may read", rights: ["orders.read"] as const, headers: await tokenOf(shop, reader) },
    { ...good, name: "access token of a store", isElsewhere: true, headers: await tokenOf(shop, ofStore) },
    { ...bad, name: "access token of a revoked key", headers: tokenOfRevoked, refusal: "api_key_revoked" },
    { ...bad, name: "access token of a replaced key", headers: tokenOfReplaced, refusal: "api_key_replaced" },
    { ...bad, name: "access token from elsewhere", headers: await tokenOf(shop, elsewhere, inside), refusal: "api_key_address" },
    { ...bad, name: "access token at another storefront", headers: { ...token, ...SECOND_KEYS }, refusal: "api_key_token" },
    { ...bad, name: "ended access token", headers: await endedToken(shop, all), refusal: "api_key_token" },
    {
      ...bad,
      name: "forged access token",
      headers: { authorization: `${token.authorization?.slice(0, -6)}aaaaaa` },
      refusal: "api_key_token",
    },
  ];
}

interface Key {
  keyId: number;
  headers: Record<string, string>;
}

/** Returns the headers of an access token for a key. @param from headers of the request for it */
async function tokenOf(shop: TestShop, { keyId, headers }: Key, from: Record<string, string> = {}): Promise<Record<string, string>> {
  const secret = headers.authorization?.replace("Bearer ", "") ?? "";
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id: String(keyId), client_secret: secret });
  const answer = await shop.api.fetch(new Request(`http://shop.test${ACCESS_TOKEN}`, { method: "POST", body, headers: from }));
  const { access_token: authToken, error } = await answer.json();
  if (!authToken) throw new Error(`no access token: ${error}`);
  return bearer({ authToken });
}

const ENDED_MS = 31 * 60_000;

async function endedToken(shop: TestShop, key: Key): Promise<Record<string, string>> {
  shop.setNow(new Date(Date.now() - ENDED_MS));
  const headers = await tokenOf(shop, key);
  shop.setNow(new Date());
  return headers;
}
