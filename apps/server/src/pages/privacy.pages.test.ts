import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { receiveEvents } from "./receive-events.ts";

let server: ClockedServer;
let events: Awaited<ReturnType<typeof receiveEvents>>;
beforeAll(async () => {
  events = await receiveEvents();
  server = await openClockedServer(new Date(), { TAG_EVENTS_URL: events.url });
}, 120_000);
afterAll(async () => {
  await server?.close();
  events?.close();
});

const YES = { cookie: "cantera_consent=all" };

/** Requests the tags of a page as the browser does. */
async function ask(path: string, headers: Record<string, string>, name = "page-view", route = "any___en"): Promise<unknown[]> {
  const answer = await fetch(`${server.url}/en/tag-items`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ route, events: [{ name, data: { url: path.startsWith("/") ? server.url + path : path, storeFrontId: 1 } }] }),
  });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return ((await answer.json()) as { items: unknown[] }).items;
}

describe("a request for tags", () => {
  it("returns them to a visitor who agreed", async () => {
    expect(await ask("/en/about/", YES)).toHaveLength(3);
  });

  it.each<[string, string, Record<string, string>]>([
    ["without a choice", "/en/about/", {}],
    ["after a no", "/en/about/", { cookie: "cantera_consent=necessary" }],
    ["against the signal, whatever was chosen before", "/en/about/", { ...YES, "sec-gpc": "1" }],
    ["in a preview", "/en/about/?_storyblok=1&_storyblok_tk[token]=x", YES],
    ["about a page of another site", "https://elsewhere.example/", YES],
    ["on a page of payment", "/en/checkout/payment", YES],
  ])("but not %s", async (_, path, headers) => {
    expect(await ask(path, headers)).toEqual([]);
  });

  it("ignores an invalid event and answers the others", async () => {
    const events = [
      { name: "page-view", data: { url: `${server.url}/en/`, storeFrontId: 1, email: "ana@example.test" } },
      { name: "home-page", data: { url: `${server.url}/en/`, storeFrontId: 1 } },
      { name: "nobody", data: { url: `${server.url}/en/` } },
      null,
    ];
    const answer = await fetch(`${server.url}/en/tag-items`, {
      method: "POST",
      headers: YES,
      body: JSON.stringify({ route: "home___en", events }),
    });
    expect(((await answer.json()) as { items: unknown[] }).items).toHaveLength(1);
  });
});

describe("a form of another site", () => {
  it.each(["tag-items", "my-store", "account/logout", "account/hideprices", "account/sendproof", "account/session"])(
    "is refused by %s without deleting cookies",
    async (path) => {
      for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://elsewhere.example" }]) {
        const body = new URLSearchParams({ hidePrices: "true" });
        const answer = await fetch(`${server.url}/en/${path}`, { method: "POST", redirect: "manual", headers, body });
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
      }
    },
  );
});

describe("cookies that the shop did not set", () => {
  const read = async (cookie: string) =>
    fetch(`${server.url}/en/search?q=${encodeURIComponent("a page for this test")}`, { headers: { cookie } });

  it("don't change shared pages", async () => {
    await (await read("a_store=reno; cantera_store=san-diego")).text();
    const page = await (await read("cantera_store=reno")).text();
    expect(page).not.toBe(await (await read("cantera_store=san-diego")).text());
    expect(page).toBe(await (await read("cantera_store=reno; cantera_bag=x")).text());
  });

  it("don't break a page", async () => {
    expect((await read("cantera_store=%ZZ; cantera_auth=%ZZ; i18n_redirected=%")).status).toBe(200);
  });
});

describe("events of pages without tags", () => {
  it("are sent by the server, without receipt ids, and only with consent", async () => {
    await ask("/en/order/receipt/a-secret-key?x=1", { ...YES, "sec-gpc": "1" }, "order-completed");
    await ask("/en/order/receipt/a-secret-key?x=1", YES, "order-completed");
    await expect.poll(() => events.received.filter((one) => one.name === "order-completed"), { timeout: 15_000 }).toHaveLength(1);
    expect(events.received.find((one) => one.name === "order-completed")?.data).toEqual({
      url: `${server.url}/en/order/receipt`,
      storeFrontId: 1,
      eventType: "OrderCompleted",
    });
  });
});

describe("the Global Privacy Control signal", () => {
  const signal = async (headers: Record<string, string>, language = "en") => fetch(`${server.url}/${language}/privacy-signal`, { headers });

  it("is confirmed with the time of the request, as data and as text", async () => {
    const json = { accept: "application/json" };
    expect(await (await signal({ ...json, "sec-gpc": "1" })).json()).toMatchObject({
      signal: true,
      receivedAt: expect.stringMatching(/^20\d\d-/),
    });
    expect(await (await signal(json)).json()).toMatchObject({ signal: false });
    expect(await (await signal({ "sec-gpc": "1" }, "es")).text()).toContain("Recibimos la señal");
  });

  it("gets shared pages that don't ask for consent, kept apart from the pages of others", async () => {
    const read = async (headers: Record<string, string>) => (await fetch(`${server.url}/en/do-not-sell-or-share/`, { headers })).text();
    const asks = (html: string) => html.includes('class="consent ');
    const [first, signaled, again] = [await read({}), await read({ "sec-gpc": "1", ...YES }), await read({})];
    expect([asks(first), asks(signaled), asks(again)]).toEqual([true, false, true]);
    expect(await read({ "sec-gpc": "1" })).toBe(signaled);
    expect(await read(YES)).toBe(first);
  });

  it("overrides consent; any other choice is stored for a year, then redirects back to the page", async () => {
    const choose = (choice: string, headers: Record<string, string> = {}, returnTo = "/en/about/") =>
      fetch(`${server.url}/en/privacy-signal`, {
        method: "POST",
        body: new URLSearchParams({ choice, returnTo }),
        headers,
        redirect: "manual",
      });
    expect((await choose("all", { "sec-gpc": "1" })).headers.getSetCookie()).toEqual([]);
    expect((await choose("all", { "sec-fetch-site": "cross-site" })).headers.getSetCookie()).toEqual([]);
    const response = await choose("necessary", { "sec-gpc": "1" });
    expect(response.headers.getSetCookie()).toEqual(["cantera_consent=necessary; Path=/; SameSite=Lax; Max-Age=31536000"]);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/en/about/"]);
    expect((await choose("all", {}, "https://elsewhere.example/")).headers.get("location")).toBe("/en/do-not-sell-or-share/");
  });
});
