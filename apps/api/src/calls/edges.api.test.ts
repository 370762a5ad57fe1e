import {
  account,
  type Call,
  type CallAnswer,
  type Caller,
  checkout,
  customer,
  type InputOf,
  log,
  product,
  type ShopApi,
  storefront,
} from "@azulejo/contract";
import { createFetchShopApi } from "@azulejo/contract/fetch-shop-api.ts";
import { address } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { demoPerson, type Pair } from "../../../../tools/testing/people.ts";

const SIGN_INS = 30;
const BUYER = "dealer-buyer@demo.test";
const ADMINISTRATOR = "dealer-admin@demo.test";

let shop: TestShop;
let edges: Record<"network" | "in process", ShopApi>;
let people: Record<string, Pair>;
let picture: Uint8Array;

beforeAll(async () => {
  shop = await openTestShop({ signIns: SIGN_INS });
  shop.setNow(new Date());
  // The first call after changing the clock updates the index to the new day.
  await shop.call("product/list", { sort: "best_seller", pageSize: 24 });
  await shop.api.settle();
  edges = { network: createFetchShopApi((request) => shop.api.fetch(request)), "in process": shop.api };
  const names = [BUYER, ADMINISTRATOR];
  people = Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await demoPerson(shop, name)).pair] as const)));
  picture = new Uint8Array(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: "#a52" } })
      .png()
      .toBuffer(),
  );
});
afterAll(() => shop?.close());

const caller = (more: Partial<Caller> = {}): Caller => ({
  storefront: { id: "1", publicKey: "pk_demo_cantera" },
  language: "en",
  address: "203.0.113.9",
  agent: "test",
  requestId: "edges",
  authToken: null,
  ...more,
});
const as = (name: string) => () => ({ authToken: people[name]?.authToken ?? "" });

interface Case {
  name: string;
  call: Call;
  input?: () => unknown;
  by?: () => Partial<Caller>;
  /** `ok`, or the error code. */
  says: string;
}

const nobody = { method: "GET", path: "nothing/here", idempotency: "none" } as Call;
const deep = (depth: number): unknown => (depth === 0 ? "x" : [deep(depth - 1)]);

const cases: Case[] = [
  { name: "a success", call: product.list, input: () => ({ sort: "best_seller", pageSize: 24 }), says: "ok" },
  { name: "a success in Spanish", call: product.listings, by: () => ({ language: "es" }), says: "ok" },
  { name: "a query, written as text", call: product.slugs, input: () => ({ page: 2, size: 3 }), says: "ok" },
  { name: "an undefined field of a query", call: storefront.settings, input: () => ({ surprise: undefined }), says: "ok" },
  { name: "an undefined field of a body", call: product.list, input: () => ({ q: undefined, pageSize: 2 }), says: "ok" },
  { name: "a date in a body", call: product.list, input: () => ({ sort: new Date(0) }), says: "request_invalid" },
  { name: "a number that is not finite", call: product.list, input: () => ({ pageSize: Number.NaN }), says: "request_invalid" },
  { name: "several invalid fields", call: product.list, input: () => ({ pageSize: "many", sort: "?" }), says: "request_invalid" },
  { name: "an unknown field", call: product.list, input: () => ({ surprise: 1 }), says: "request_invalid" },
  { name: "an invalid query", call: product.slugs, input: () => ({ page: 0, size: "many" }), says: "request_invalid" },
  { name: "text that can't be stored", call: product.list, input: () => ({ q: "a\0b" }), says: "request_malformed" },
  {
    name: "an input nested too deep",
    call: log.log,
    input: () => ({ endpoint: "exception", data: { error: deep(60) } }),
    says: "request_malformed",
  },
  {
    name: "a body that is too large",
    call: log.log,
    input: () => ({ endpoint: "exception", data: { error: "x".repeat(300_000) } }),
    says: "request_too_large",
  },
  {
    name: "an unknown storefront",
    call: product.listings,
    by: () => ({ storefront: { id: "1", publicKey: "pk_other" } }),
    says: "storefront_unknown",
  },
  { name: "no such call", call: nobody, says: "request_not_found" },
  { name: "a missing session", call: customer.summary, says: "account_session_required" },
  { name: "an invalid session", call: product.listings, by: () => ({ authToken: "a.b.c" }), says: "account_session_ended" },
  { name: "a session", call: customer.summary, by: as(BUYER), says: "ok" },
  { name: "a wrong role", call: customer.users, by: as(BUYER), says: "account_role" },
  { name: "the right role", call: customer.users, by: as(ADMINISTRATOR), says: "ok" },
  { name: "the verb's own error", call: product.detail, input: () => ({ itemNo: "NOTHING-1" }), says: "product_not_found" },
  { name: "a missing idempotency key", call: checkout.complete, input: () => completion, says: "idempotency_required" },
  { name: "an uploaded file", call: customer.changeAvatar, input: () => ({ file: picture }), by: as(BUYER), says: "ok" },
  { name: "an empty file", call: customer.changeAvatar, input: () => ({ file: new Uint8Array() }), by: as(BUYER), says: "ok" },
  {
    name: "a file of another kind",
    call: customer.changeAvatar,
    input: () => ({ file: new Uint8Array([1, 2, 3]) }),
    by: as(BUYER),
    says: "customer_avatar_invalid",
  },
  {
    name: "a file that is too large",
    call: customer.changeAvatar,
    input: () => ({ file: new Uint8Array(5_000_001) }),
    by: as(BUYER),
    says: "request_too_large",
  },
];
const completion = {
  shoppingBagQuoteId: "x".repeat(20),
  attempt: "edges-attempt-0001",
  expectedTotalCents: 1,
  agreed: true,
  termsVersion: "1",
  payment: { type: "CreditCard", paymentMethodId: "pm_1" },
};

/** Makes a call in process and then over HTTP, and returns both responses. */
async function throughBoth(call: Call, input: unknown, by: () => Partial<Caller>) {
  const answers: Record<string, CallAnswer<unknown>> = {};
  for (const [name, edge] of Object.entries(edges)) answers[name] = await edge.call(call, input as InputOf<Call>, caller(by()));
  return answers as Record<keyof typeof edges, CallAnswer<unknown>>;
}

/** Each upload makes a new address. */
const withoutKeys = (answer: CallAnswer<unknown>) =>
  JSON.parse(JSON.stringify(answer).replace(/avatar\/[\w-]{32,}/g, "avatar/KEY")) as CallAnswer<unknown>;
const saysOf = ({ body }: CallAnswer<unknown>): string => (body.success ? "ok" : body.code);

describe("both edges of the API", () => {
  it.each(cases)("answer the same to $name", async ({ call, input = () => ({}), by = () => ({}), says }) => {
    const { network, "in process": inProcess } = await throughBoth(call, input(), by);
    expect(saysOf(network)).toBe(says);
    // Strict: a field that is undefined in process would be missing over the network.
    expect(withoutKeys(inProcess)).toStrictEqual(withoutKeys(network));
    expect(inProcess.body).toStrictEqual(JSON.parse(JSON.stringify(inProcess.body)));
  });

  it("state the same expiry", async () => {
    const { network, "in process": inProcess } = await throughBoth(product.list, { pageSize: 2 }, () => ({}));
    expect(network.trueUntil).toBeGreaterThan(shop.api.services.now().getTime());
    expect(inProcess.trueUntil).toBe(network.trueUntil);
  });

  it("share the stored answer of an idempotency key, and refuse another body under it", async () => {
    const by = () => ({ ...as(BUYER)(), idempotencyKey: "edges-key-1" });
    const save = (line1: string) => throughBoth(customer.saveAddress, { address: { ...address, line1 }, label: undefined }, by);
    const same = await save("1 Main St");
    expect([saysOf(same.network), same["in process"]]).toEqual(["ok", same.network]);
    const other = await save("2 Main St");
    expect([saysOf(other.network), saysOf(other["in process"])]).toEqual(["idempotency_reused", "idempotency_reused"]);
  });

  it.each(["network", "in process"] as const)("refuse a client's sign-ins beyond the limit: %s", async (name) => {
    const by = caller({ address: name === "network" ? "203.0.113.21" : "203.0.113.22" });
    const attempt = () => edges[name].call(account.forgotPassword, { email: "" } as never, by);
    for (let turn = 0; turn < SIGN_INS; turn++) expect(saysOf(await attempt())).toBe("request_invalid");
    const refused = await attempt();
    expect([saysOf(refused), refused.status, (refused.retryAfter ?? 0) > 0]).toEqual(["request_too_many", 429, true]);
  });
});

const firstCard = (value: unknown) => (value as { products: { name: string; lead: { label: string } }[] }).products[0];

describe("the in-process edge", () => {
  it.each([
    ["a listing", product.listings, {}, (value: unknown) => (value as { name: string }[])[0], "name"],
    ["a product's card", product.list, { pageSize: 2 }, firstCard, "name"],
    ["the item on a card", product.list, { pageSize: 2 }, (value: unknown) => firstCard(value)?.lead, "label"],
  ])("answers with data of its own, which no page may change in tests: %s", async (_, call, input, partOf, field) => {
    const { body } = await shop.api.call(call, input as never, caller());
    const part = partOf((body as { value: unknown }).value) as Record<string, string>;
    expect([typeof part[field], Object.isFrozen(part)]).toEqual(["string", true]);
  });

  it("looks up the session once for all reads of a page, again after a write, and for each other page", async () => {
    const lookups = vi.spyOn(shop.database.query, "selectFrom");
    const count = () => lookups.mock.calls.filter(([table]) => (table as string) === "session").length;
    const page = {};
    const by = caller({ ...as(BUYER)(), page });
    await Promise.all([1, 2, 3].map(() => shop.api.call(product.listings, {}, by)));
    await shop.api.call(product.list, { pageSize: 2 }, by);
    const reads = count();
    await shop.api.call(customer.saveAddress, { address } as never, by);
    await shop.api.call(product.listings, {}, by);
    const afterWrite = count();
    await shop.api.call(product.listings, {}, { ...by, page: {} });
    expect([reads, afterWrite, count()]).toEqual([1, 2, 3]);
    lookups.mockRestore();
  });
});
