import { calls } from "@azulejo/contract";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { sampleOf } from "@azulejo/testing/whole.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
/** The headers that each kind of caller adds to a request. */
const callers: Record<string, Record<string, string>> = { "a guest": {} };
beforeAll(async () => {
  shop = await openTestShop();
  callers["an administrator"] = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
});
afterAll(() => shop.close());

interface Operation {
  operationId: string;
  security: unknown[];
  requestBody?: { content: Record<string, { schema: unknown }> };
}

const key = () => ({ "idempotency-key": `test-${Math.random().toString(36).slice(2)}` });
const tables = [
  ...(["bag", "bagLine", "customerOrder", "payment", "ledgerPosting"] as const),
  ...(["account", "accountAddress", "accountLink", "accountRole", "invitation", "session", "passkey"] as const),
  ...(["customerRequest", "subscription", "stockAlert", "smsConsent"] as const),
];
/** Counts the rows of each table, and the messages to the outside, in one statement: it runs after each call. */
const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)})`);
const countRows = async () =>
  (
    await sql`select array[(select count(*) from pgboss.job where singleton_key is not null), ${sql.join(counts)}] as counts`.execute(
      shop.database.query,
    )
  ).rows;

const writes = calls.filter((call) => call.method === "POST");
const nonsense: [string, unknown][] = [
  ["malformed JSON", "{ not json"],
  ["an array", []],
  ["null", "null"],
  ["an unknown field", { surprise: true }],
  ["wrong types", { shoppingBagQuoteId: 7, items: "x", itemNos: 1, itemNo: {}, attempt: [], page: "a", endpoint: 4, codes: 1 }],
  [
    "absurd sizes",
    {
      shoppingBagQuoteId: "x".repeat(5000),
      itemNo: "y".repeat(9000),
      query: "z".repeat(9000),
      codes: Array.from({ length: 500 }, () => "a"),
    },
  ],
  [
    "negative and huge quantities",
    {
      items: [
        { itemNo: "A", quantity: -4 },
        { itemNo: "A", quantity: 1e12 },
      ],
      page: -1,
      pageSize: 1e9,
      quantity: -1,
    },
  ],
];

const inputs = [
  ["es", "a guest"],
  ["en", "an administrator"],
  ["en", "a guest"],
] as const;
describe.each(sampleOf(inputs, 2))("invalid input in %s from %s", (language, caller) => {
  it.each(writes.map((call) => call.path))("%s returns a 4xx with a message, and writes nothing", async (path) => {
    const before = await countRows();
    for (const [name, body] of nonsense) {
      const answer = await shop.call(path, body, { "accept-language": language, ...key(), ...callers[caller] });
      expect([name, answer.status >= 400 && answer.status < 500], JSON.stringify(answer.body)).toEqual([name, true]);
      expect(answer.body.messages?.[0]?.length).toBeGreaterThan(10);
      expect(answer.body.code).toBeTruthy();
    }
    expect(await countRows()).toEqual(before);
  });
});

describe("every call", () => {
  it.each(calls.filter((call) => call.callers === "anyone").map((call) => [call.path, call.method] as const))(
    "%s refuses an unknown storefront or key",
    async (path, method) => {
      const headers = { "x-public-key": "pk_wrong" };
      const answer = await shop.call(path.replace(/\{\w+\}/g, "1"), method === "POST" ? {} : undefined, headers);
      expect([answer.status, answer.body.code]).toEqual([400, "storefront_unknown"]);
    },
  );

  it("that requires an idempotency key refuses a request without one", async () => {
    const body = {
      shoppingBagQuoteId: "x".repeat(20),
      attempt: "y".repeat(20),
      payment: { type: "CreditCard", paymentMethodId: "pm_1" },
      expectedTotalCents: 1,
      agreed: true,
      termsVersion: "1",
    };
    expect((await shop.call("checkout/complete", body)).body.code).toBe("idempotency_required");
  });

  it("returns an error for the same key with another body, and the same response for the same body", async () => {
    const [item] = (await shop.call("product/list", { listing: "porcelain" })).body.value.products;
    const body = { items: [{ itemNo: item.lead.itemNo, quantity: 1 }] };
    const headers = key();
    const first = await shop.call("webshoppingbag/addbagitemV2", body, headers);
    const again = await shop.call("webshoppingbag/addbagitemV2", body, headers);
    const other = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: item.lead.itemNo, quantity: 2 }] }, headers);
    expect(again.body).toEqual(first.body);
    expect([other.status, other.body.code]).toEqual([422, "idempotency_reused"]);
  });

  it("is in the OpenAPI document, with who may call it", async () => {
    const document = (await (await shop.api.fetch(new Request("http://shop.test/api/openapi.json"))).json()) as {
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, object> };
    };
    expect(document.openapi).toBe("3.1.1");
    const described = Object.entries(document.paths).flatMap(([path, own]) => Object.keys(own).map((method) => `${method} ${path}`));
    const others = [
      "post /api/oauth/token",
      "post /api/checkout/paymentevent",
      "post /api/checkout/paypalevent",
      "post /api/notificationpreference/textmessage",
      "post /api/notificationpreference/textstatus",
      "post /api/carrier/trackingevent",
    ];
    const expected = [...calls.map((call) => `${call.method.toLowerCase()} /api/${call.path}`), ...others];
    expect(described.filter((one) => one.includes(" /api/")).sort()).toEqual(expected.sort());
    const operation = (path: string, method: string) => document.paths[`/api/${path}`]?.[method];
    expect(operation("customer/getusers", "get")).toMatchObject({
      security: [{ storefront: [], publicKey: [], bearer: [] }],
      "x-roles": ["Administrator"],
      responses: {
        401: { $ref: "#/components/responses/SessionRequired" },
        409: { description: expect.stringContaining("account_role") },
      },
    });
    const picture = operation("customer/changeavatar", "post")?.requestBody?.content["multipart/form-data"]?.schema;
    expect(picture).toEqual({ $ref: "#/components/schemas/CustomerChangeavatarInput" });
    expect(JSON.stringify(document.components.schemas.CustomerChangeavatarInput)).toContain('"format":"binary"');
    expect(operation("customer/avatar/{key}", "get")).toMatchObject({
      security: [],
      responses: { 200: { content: { "image/webp": {} } } },
    });
    expect(operation("product/list", "post")?.security).toHaveLength(2);
    const ids = Object.values(document.paths).flatMap((own) => Object.values(own).map((one) => one.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("can be read in a browser, which loads nothing from elsewhere", async () => {
    const get = (path: string) => shop.api.fetch(new Request(`http://shop.test${path}`));
    const page = await get("/api/docs");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const sources = [...(await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(sources.length).toBeGreaterThan(3);
    for (const path of sources) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect((await get("/api/docs/index.js")).status).toBe(404);
  });

  it("answers another method with the allowed ones", async () => {
    const answer = await shop.api.fetch(new Request("http://shop.test/api/subscriptions/account/list", { method: "DELETE" }));
    expect([answer.status, ((await answer.json()) as { messages: string[] }).messages[0]]).toEqual([
      405,
      "Use GET, POST for this endpoint.",
    ]);
  });

  it("refuses a compressed body", async () => {
    expect((await shop.call("product/list", {}, { "content-encoding": "gzip" })).status).toBe(415);
  });
});
