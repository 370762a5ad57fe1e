import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-19T18:00:00Z");
}, 120_000);
afterAll(() => server?.close());

/** How many pages are rendered for these addresses. */
async function rendered(addresses: string[]): Promise<number> {
  const before = server.cache.misses;
  for (const address of addresses) await server.get(address);
  return server.cache.misses - before;
}
const WORDS = "Only for readers of the spring letter";

describe("a shared page", () => {
  it.each(["/en/product/list/porcelain/", "/en/about/", "/es/product/", "/en/blog/"])("ignores unknown parameters: %s", async (path) => {
    const plain = await server.get(path);
    const strange = Array.from({ length: 20 }, (_, at) => `${path}?x${at}=${at}&_=${at}&utm_source=${at}`);
    expect(await rendered(strange)).toBe(0);
    expect((await server.get(strange[0] ?? "")).text).toBe(plain.text);
  });

  it("differs by known parameters, in any order", async () => {
    const list = "/en/product/list/ceramic/";
    expect(await rendered([list, `${list}?sort=name_asc`, `${list}?page=2`, `${list}?finish=matte`, `${list}?view=grid`])).toBe(5);
    expect(
      await rendered([
        `${list}?sort=name_asc&finish=matte`,
        `${list}?finish=matte&sort=name_asc`,
        `${list}?finish=matte&no=1&sort=name_asc`,
      ]),
    ).toBe(1);
    expect(await rendered(["/en/blog/?sort=oldest", "/en/blog/?sort=oldest&x=1"])).toBe(1);
  });

  it("never contains unknown parameters of its first visitor's address", async () => {
    const { text } = await server.get("/en/product/list/decorative/?evil=%22%3E%3Cscript%3E&sort=name_desc");
    expect(text.includes("evil")).toBe(false);
  });

  it("differs by a banner's parameter once the banner is published", async () => {
    const shows = async (address: string) => (await server.get(address)).text.includes(WORDS);
    expect(await shows("/en/returns/?letter=spring")).toBe(false);
    const folder = (await server.stories.stories()).find((one) => one.is_folder && one.full_slug === "banners");
    const content = { component: "site_banner", _uid: "letter", text: WORDS, query: ["letter=spring"] };
    await server.stories.createStory({ name: "Letter", slug: "letter", parent_id: folder?.id ?? 0, content }, true);
    await server.api.settle();
    expect([await shows("/en/returns/?letter=spring"), await shows("/en/returns/"), await shows("/en/returns/?letter=fall")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("allows each of our inline scripts by hash, and contains no nonce", async () => {
    const { createHash } = await import("node:crypto");
    for (const path of ["/en/", "/en/product/list/porcelain/", "/es/blog/"]) {
      const { text, headers } = await server.get(path);
      const scripts = [...text.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*\bjson\b)[^>]*>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(1);
      const policy = headers.get("content-security-policy") ?? "";
      for (const [, script = ""] of scripts) expect(policy.includes(createHash("sha256").update(script).digest("base64"))).toBe(true);
      expect(text.includes(" nonce=")).toBe(false);
    }
  });
});
