import { request } from "node:http";
import { text } from "node:stream/consumers";
import { changeSettings } from "@azulejo/api/areas/settings/index.ts";
import { addSecondStorefront, importSecondCatalog, SECOND } from "@azulejo/testing/second-storefront.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-25T16:00:00.000Z");
  const { database } = server.api.services;
  await addSecondStorefront(database);
  await importSecondCatalog(database);
  await server.api.settle();
}, 120_000);
afterAll(() => server?.close());

const port = () => new URL(server.url).port;

/** Requests an address at a host, which `fetch` would not let a test name. */
function at(host: string, path: string): Promise<{ status: number; text: string }> {
  const { hostname, port: to } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port: to, path, headers: { host } }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, text: await text(answer) });
    });
    asking.on("error", reject).end();
  });
}
const first = (path: string) => at(new URL(server.url).host, path);
const second = (path: string) => at(`${SECOND.host}:${port()}`, path);
/** Words that only the demo's supplier has. */
const demo = /cantera|porcelain|Reno\b/i;
const setHosts = async (hosts: string[]) => {
  const { database } = server.api.services;
  await changeSettings(database, { settings: { version: 1, storefront: { hosts } }, pictures: {} }, { storefrontId: SECOND.id });
  await server.api.settle();
};

describe("a second storefront", () => {
  it("is chosen by the host of a request; any unknown host shows the first", async () => {
    expect((await second("/en/")).text).toContain(`| ${SECOND.name}</title>`);
    for (const host of ["unknown.test", "127.0.0.1", `www.${SECOND.host}`]) expect((await at(host, "/en/")).text).toContain("Cantera");
  });

  it.each([
    "/en/",
    "/es/",
    "/en/product/",
    "/en/search?q=gray",
    "/en/search?q=porcelain",
    "/en/our-locations",
    "/en/gallery",
    "/en/slabs",
    "/en/shoppingbag",
    "/en/account/login",
    "/en/nowhere/",
    "/en/llms.txt",
    "/en/opensearch.xml",
    "/sitemap.xml",
    "/en-sitemap.xml",
    "/es-sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/site.webmanifest",
    "/office/",
  ])("shows nothing of the first, before and after the first's page is cached: %s", async (path) => {
    await first(path);
    const asked = path.includes("q=porcelain") ? /cantera|Reno\b/i : demo;
    const pages = [await second(path), await second(path)];
    for (const page of pages) expect(asked.exec(page.text)?.[0]).toBeUndefined();
    expect(pages[0]?.text).not.toContain(`${server.url}/`);
  });

  it("answers the first's addresses with 404", async () => {
    const list = await first("/en/sitemap.xml").then(() => first("/en-sitemap.xml"));
    const paths = [...list.text.matchAll(/<loc>[^<]*(\/en\/product\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? "");
    const asked = [paths[0], paths[20], paths.at(-1)].map((path) => path ?? "");
    expect(asked.every(Boolean)).toBe(true);
    for (const path of asked) expect([(await first(path)).status, (await second(path)).status]).toEqual([200, 404]);
  });

  it("shows its own products, and names its own host", async () => {
    const { status, text: html } = await second("/en/product/detail/viva-red");
    expect([status, (await first("/en/product/detail/viva-red")).status]).toEqual([200, 404]);
    expect(html).toContain(`<link rel="canonical" href="http://${SECOND.host}:${port()}/en/product/detail/viva-red"`);
    expect((await second("/robots.txt")).text).toContain(`Sitemap: http://${SECOND.host}:${port()}/sitemap.xml`);
    expect((await second("/en-sitemap.xml")).text).toContain(`http://${SECOND.host}:${port()}/en/product/detail/viva-red`);
  });

  it("keeps its pages when the first's products change, and drops them with its own", async () => {
    const path = "/en/product/";
    const isCached = async () => {
      const { misses } = server.cache;
      await second(path);
      return server.cache.misses === misses;
    };
    await second(path);
    expect(await isCached()).toBe(true);
    const { query } = server.api.services.database;
    const idOf = async (storefrontId: number) =>
      (await query.selectFrom("product").select("id").where("storefrontId", "=", storefrontId).executeTakeFirstOrThrow()).id;
    await server.changed("product", await idOf(1));
    expect(await isCached()).toBe(true);
    await server.changed("product", await idOf(SECOND.id));
    expect(await isCached()).toBe(false);
  });

  it("moves to another host without a restart, with its cached pages", async () => {
    await second("/en/");
    await setHosts(["losa.test"]);
    expect((await second("/en/")).text).toContain("Cantera");
    const moved = (await at("losa.test", "/en/")).text;
    expect(moved).toContain(`| ${SECOND.name}</title>`);
    expect(moved).not.toContain(`://${SECOND.host}`);
    await setHosts([SECOND.host]);
    expect((await second("/en/")).text).not.toContain("://losa.test");
  });
});
