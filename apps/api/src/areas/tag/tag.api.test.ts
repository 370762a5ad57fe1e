import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openManagementClient } from "@azulejo/content/files/management-client.ts";
import { eventTypes, tagGroups } from "@azulejo/contract/content/tag-groups.ts";
import { makeMessagesDue, messagesOf, undelivered } from "@azulejo/testing/messages.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
const received: { key: string; body: unknown }[] = [];
let failing = 0;
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (failing-- > 0) return void response.writeHead(503).end();
  received.push({ key: String(request.headers["idempotency-key"]), body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(204).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  shop = await openTestShop({ tagEventsUrl: `http://127.0.0.1:${port}/events` });
  await publishGroups();
});
afterAll(async () => {
  await shop.close();
  receiver.close();
});

/** Publishes the group of a future page, and one with some invalid tags. */
async function publishGroups(): Promise<void> {
  const client = openManagementClient({
    endpoint: "http://content.internal/content/v1",
    spaceId: "1001",
    token: "demo-management",
    fetch: shop.content.fetch,
  });
  const [folder] = (await client.stories()).filter((one) => one.is_folder && one.full_slug === "tags");
  const item = (name: string, content: string, more: object = {}) => ({
    component: "tag_item",
    _uid: crypto.randomUUID(),
    name,
    zone: "Body",
    sortIndex: "5",
    kind: "snippet",
    content,
    ...more,
  });
  const later = {
    component: "tag_group",
    _uid: "later",
    group: "lead",
    routes: ["*"],
    items: [item("log", "log({{eventType}})")],
  };
  await client.createStory({ name: "later", slug: "later", parent_id: folder?.id ?? 0, content: later }, true);
  const mixed = [
    item("foreign", "https://elsewhere.example/x.js", { kind: "script", sortIndex: "1" }),
    item("late", "/late.svg?p={{productName}}", { kind: "image", sortIndex: "30" }),
    item("early", "early({{productName}})", { sortIndex: "2" }),
  ];
  const content = { component: "tag_group", _uid: "mixed", group: "product-detail", routes: ["under-test"], items: mixed };
  await client.createStory({ name: "mixed", slug: "mixed", parent_id: folder?.id ?? 0, content }, true);
}

const page = { url: "http://localhost:3000/en/product/list/porcelain/", storeFrontId: 1 };
const ask = (name: string, { data = page, ...more }: { data?: unknown; route?: string; language?: string } = {}) => {
  const { language = "en", ...rest } = more;
  return shop.call(`tag/${name}`, { name, data, ...rest }, { "accept-language": language });
};
const script = (file: string) => shop.api.fetch(new Request(`http://shop.test${file}`));
const fileIn = (content: string) => /src="([^"]+)"/.exec(content)?.[1] ?? "";

describe.each(["en", "es"])("the tags of a group in %s", (language) => {
  it("are returned with the event, their zones and their order", async () => {
    const { body } = await ask("page-view", { language });
    expect(body.value.map((one: { name: string; zone: string }) => [one.name, one.zone])).toEqual([
      ["data layer", "Header"],
      ["seen", "Body"],
      ["ready", "Footer"],
    ]);
    expect(body.value[0].data).toEqual({ ...page, eventType: "ViewPage" });
    expect(body.value[0].contentList).toMatchObject([{ sortIndex: 10 }]);
    expect(body.value[1].contentList[0].content).toBe('<img src="/favicon.svg?seen=ViewPage" alt="" width="1" height="1">');
  });
});

describe("the data of an event", () => {
  it("may be serialized, as the specification's clients send it", async () => {
    const plain = await ask("page-view");
    expect((await ask("page-view", { data: JSON.stringify(page) })).body.value).toEqual(plain.body.value);
  });

  it("includes a store if there is one", async () => {
    const store = { locationCity: "Reno", locationName: "Reno", locationLatitude: 39.5, locationHours: "mon 6:30-17:00" };
    const { body } = await ask("location-detail", { data: { ...page, ...store } });
    expect(body.value[0].data).toEqual({ ...page, ...store, eventType: "ViewLocation" });
  });

  it.each([
    {},
    { ...page, url: "javascript:alert(1)" },
    { ...page, url: "not an address" },
    { ...page, storeFrontId: "x" },
    { ...page, email: "ana@example.test" },
    { ...page, eventType: "Surprise" },
    { ...page, locationLatitude: 200 },
    "{ not json",
    '{"url":1}',
    7,
    null,
  ])("%j is refused", async (data) => {
    const answer = await ask("page-view", { data });
    expect([answer.status, answer.body.code]).toEqual([400, "request_invalid"]);
    expect((await shop.call("tag/event", { name: "checkout", data })).status).toBe(400);
  });
});

describe("every group", () => {
  it.each(tagGroups)("%s responds, with its own event", async (name) => {
    const answer = await ask(name);
    expect(answer.status).toBe(200);
    for (const item of answer.body.value) expect(item.data.eventType).toBe(eventTypes[name]);
  });

  it.each(["add-to-wishlist", "lead", "add-to-cart"])("%s has tags for future pages", async (name) => {
    expect((await ask(name)).body.value.length).toBeGreaterThan(0);
  });

  it("has a demo story, so that none is forgotten", async () => {
    const { body } = await shop.call("tag/groups");
    expect(new Set(body.value.map((group: { name: string }) => group.name))).toEqual(new Set(tagGroups));
  });

  it("of stores applies to the page of a store", async () => {
    const data = { ...page, url: "http://localhost:3000/en/our-locations/reno/reno" };
    for (const route of ["our-locations-store___en", "content-location-reno___en"])
      expect((await ask("location-detail", { data, route })).body.value.length).toBeGreaterThan(0);
    expect((await ask("location-detail", { data, route: "our-locations___en" })).body.value).toEqual([]);
  });

  it("applies by its routes", async () => {
    const named = async (name: string, route: string, url: string) =>
      (await ask(name, { route, data: { ...page, url: `http://localhost:3000${url}` } })).body.value.length;
    expect(await named("home-page", "home___es", "/es/")).toBe(1);
    expect(await named("home-page", "content-about___es", "/es/about/")).toBe(0);
    expect(await named("product-list", "product-list___en", "/en/product/list/porcelain/")).toBe(1);
    expect(await named("product-list", "search___en", "/en/search")).toBe(0);
    expect(await named("page-view", "anything___en", "/en/x/y")).toBe(3);
  });

  it("returns a 404 with a message for an unknown name, in the path and in the body", async () => {
    const answer = await ask("page-views", { language: "es" });
    expect([answer.status, answer.body.code]).toEqual([404, "tag_unknown"]);
    expect(answer.body.messages).toEqual(["No hay ningún grupo de etiquetas con este nombre."]);
    expect((await shop.call("tag/home-page", { name: "page-view", data: page })).body.value[0].data.eventType).toBe("ViewHomePage");
    expect((await shop.call("tag/constructor", { name: "constructor", data: page })).body.code).toBe("tag_unknown");
  });

  it("is listed with its routes and meta tags", async () => {
    const { body } = await shop.call("tag/groups");
    const view = body.value.find((one: { name: string }) => one.name === "page-view");
    expect(view).toEqual({
      name: "page-view",
      routes: ["*"],
      meta: [{ name: "application-name", content: "Cantera Tile & Stone" }],
      loads: true,
    });
    expect(body.value.find((one: { name: string }) => one.name === "checkout").loads).toBe(false);
  });
});

describe("a tag that fails", () => {
  it("is left out, and values are escaped in the others", async () => {
    const productName = `"><script>alert('x')</script>&`;
    const { body } = await ask("product-detail", { route: "under-test", data: { ...page, productName } });
    expect(body.value.map((one: { name: string }) => one.name)).toEqual(["early", "late"]);
    const contents: string[] = body.value.map((one: { contentList: { content: string }[] }) => one.contentList[0]?.content);
    for (const content of contents) expect(content).not.toMatch(/<script>|'x'|alert\('/);
    expect(contents[1]).toContain(encodeURIComponent(`"><script>`).replaceAll("'", "&#39;"));
  });
});

describe("a snippet's file", () => {
  it("is JavaScript under its own name, without keys, cached forever", async () => {
    const [item] = (await ask("page-view")).body.value;
    const answer = await script(fileIn(item.contentList[0].content));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await answer.text()).toContain("window.dataLayer.push");
  });

  it.each([`${"0".repeat(32)}.js`, "..%2f..%2fetc", "x.js"])("%s does not exist", async (file) => {
    expect((await script(`/api/tag/script/${file}`)).status).toBe(404);
  });
});

describe("an event of a page without tags", () => {
  const waiting = async () => {
    await shop.api.settle();
    return messagesOf(shop.database, undelivered("tag.event"));
  };

  it("is sent through the outbox, once it can be delivered", async () => {
    // Keeps failing, because on a busy machine the next attempt can come before the check below.
    failing = Number.POSITIVE_INFINITY;
    const url = "http://localhost:3000/en/checkout/user";
    const answer = await shop.call("tag/event", { name: "checkout", data: { url, storeFrontId: 1 } });
    expect(answer.body.value).toEqual({ accepted: true });
    expect(await waiting()).toHaveLength(1);
    expect(received).toEqual([]);
    failing = 0;
    await makeMessagesDue(shop.database);
    expect(await waiting()).toEqual([]);
    expect(received).toMatchObject([{ body: { name: "checkout", data: { url, storeFrontId: 1, eventType: "Checkout" } } }]);
    expect(received[0]?.key).toMatch(/^tag:/);
  });

  it("is not sent if the storefront has no group for it, and is refused under an unknown name", async () => {
    expect((await shop.call("tag/event", { name: "nobody", data: page })).body.code).toBe("tag_unknown");
    const before = received.length;
    const bare = await openTestShop({ seed: "empty" });
    try {
      expect((await bare.call("tag/event", { name: "checkout", data: page })).body.value).toEqual({ accepted: false });
      expect((await bare.call("tag/groups")).body.value).toEqual([]);
      expect((await bare.call("tag/page-view", { name: "page-view", data: page })).body.value).toEqual([]);
    } finally {
      await bare.close();
    }
    expect(received.length).toBe(before);
  });
});
