import { recordChanges } from "@azulejo/database";
import { sampleOf } from "@azulejo/testing/whole.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-25T16:00:00.000Z");
}, 120_000);
afterAll(() => server?.close());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers, redirect: "manual" });
const read = async (path: string) => (await ask(path)).text();

/** Returns the first product that a list links to. */
async function firstProduct(list: string): Promise<string> {
  const [, path = ""] = /"(\/[a-z]{2}\/product\/detail\/[a-z0-9-]+)[?"]/.exec(await read(list)) ?? [];
  return path;
}

const inLanguages = [
  ["es", { list: "/es/product/list/porcelanico/", unit: "/ pie²", stores: "/es/our-locations" }],
  ["en", { list: "/en/product/list/porcelain/", unit: "/ sq ft", stores: "/en/our-locations" }],
] as const;
describe.each(sampleOf(inLanguages, 1))("pages as Markdown: %s", (language, { list, unit, stores }) => {
  it("say of a product what its page says", async () => {
    const path = await firstProduct(list);
    const response = await ask(`${path}.md`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(response.headers.get("link")).toBe(`<${server.url}${path}>; rel="canonical"`);
    const text = await response.text();
    expect(text).toMatch(
      new RegExp(`^---\\ntitle: ".+"\\ndescription: ".+"\\nurl: "${server.url}${path}"\\nlanguage: "${language}-US"\\n---\\n`),
    );
    expect(text).toMatch(/^# \S/m);
    expect(text).toContain(unit);
    expect(text).not.toMatch(/<(?:div|span|svg|button)|undefined|\[object/);
    for (const [, address = ""] of text.matchAll(/\]\((\S+?)(?: "[^"]*")?\)/g)) expect(address).toMatch(/^(?:https?|tel|mailto):/);
  });

  it("list products with links to their pages", async () => {
    const text = await read(`${list.replace(/\/$/, "")}.md`);
    expect(text.match(/\/product\/detail\//g)?.length).toBeGreaterThan(5);
  });

  it("are named by the page itself, with a link that leads back", async () => {
    for (const path of [`/${language}/`, list, stores, `/${language}/about/`]) {
      const link = (await ask(path)).headers.get("link");
      const [, markdown = ""] = /^<(\S+)>; rel="alternate"; type="text\/markdown"$/.exec(link ?? "") ?? [];
      const response = await fetch(markdown, { redirect: "manual" });
      expect([path, response.status, response.headers.get("link")]).toEqual([path, 200, `<${server.url}${path}>; rel="canonical"`]);
    }
  });
});

describe("a reader that prefers Markdown", () => {
  it("is led to it, and a browser isn't", async () => {
    const preferring = await ask("/en/about/?utm_source=x", { accept: "text/markdown, text/html;q=0.5" });
    expect([preferring.status, preferring.headers.get("location"), preferring.headers.get("vary")]).toEqual([
      303,
      "/en/about.md?utm_source=x",
      "Accept",
    ]);
    expect((await ask("/en/about/", { accept: "text/html,*/*;q=0.8" })).headers.get("content-type")).toContain("text/html");
  });

  it("gets files and calls as they are", async () => {
    const accept = { accept: "text/markdown" };
    expect((await ask("/llms.txt", accept)).status).toBe(200);
    expect((await ask("/robots.txt", accept)).status).toBe(200);
    expect((await ask("/healthz", accept)).status).toBe(200);
  });
});

it("gets the same page for every visitor", async () => {
  const [guest, known] = await Promise.all([
    read("/en/product/list/porcelain.md"),
    ask("/en/product/list/porcelain.md", { cookie: "cantera_auth=x; cantera_store=reno" }).then((answer) => answer.text()),
  ]);
  expect(known).toBe(guest);
});

it.each([
  ["/about.md", 302, "/en/about.md"],
  ["/en/product/list/porcelain/index.md", 200, null],
  ["/en/no/such/page.md", 404, null],
  ["/en/account/login.md", 404, null],
  ["/en/shoppingbag.md", 404, null],
  ["/en/checkout.md", 404, null],
])("%s answers %i %s", async (path, status, location) => {
  const response = await ask(path, { "accept-language": "en" });
  expect([response.status, response.headers.get("location")]).toEqual([status, location]);
});

it("follows a change of the page", async () => {
  const path = await firstProduct("/en/product/list/porcelain/");
  expect(await read(`${path}.md`)).not.toContain("# Renamed Stone");
  const { query } = server.api.services.database;
  const slug = path.split("/").at(-1) ?? "";
  const { productId } = await query.selectFrom("productText").select("productId").where("slug", "=", slug).executeTakeFirstOrThrow();
  await query.updateTable("productText").set({ name: "Renamed Stone" }).where("slug", "=", slug).execute();
  await recordChanges(query, [{ kind: "product", entity: String(productId) }]);
  await server.api.settle();
  expect(await read(`${path}.md`)).toContain("# Renamed Stone");
});
