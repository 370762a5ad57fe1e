import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { typedSearch } from "./typed-search.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const search = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  typedSearch({ method, url, headers: { "user-agent": FIREFOX, ...headers } } as unknown as IncomingMessage);

describe("a request that searches", () => {
  it("names the language and the typed words, on a page and within the shop", () => {
    expect(search("/en/search?q=blue+zellige")).toEqual({ language: "en", typed: "blue zellige" });
    expect(search("/es/search.data?q=ba%C3%B1o&_routes=routes%2Fsearch")).toEqual({ language: "es", typed: "baño" });
    expect(search("/search?q=blue")).toEqual({ language: null, typed: "blue" });
    expect(search("/en/search?q=blue&utm_source=mail")).toEqual({ language: "en", typed: "blue" });
  });

  it.each(["page=2", "sort=price_asc", "look=stone", "from=2", "stock=reno", "view=grid", "all=color"])(
    "is the search before if it only turns pages, sorts or filters: %s",
    (more) => expect(search(`/en/search?q=blue&${more}`)).toBeNull(),
  );

  it.each([
    "/en/",
    "/en/search",
    "/en/search?q=",
    "/en/search?q=+",
    "/en/search/content?q=blue",
    "/en/product/list/tile/?q=blue",
    "/en/research?q=a",
    "/fr/search?q=a",
  ])("is not one at %s", (url) => expect(search(url)).toBeNull());

  it("is not one that nobody typed: crawlers, previews, prefetches, other methods", () => {
    const blue = "/en/search?q=blue";
    for (const agent of [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (compatible; bingbot/2.0)",
      "facebookexternalhit/1.1",
      "Mozilla/5.0 (compatible; AhrefsBot/7.0)",
      "Baiduspider",
    ])
      expect(search(blue, { "user-agent": agent })).toBeNull();
    expect(search(blue, { "sec-purpose": "prefetch;prerender" })).toBeNull();
    expect(search(blue, { purpose: "prefetch" })).toBeNull();
    for (const method of ["HEAD", "POST"]) expect(search(blue, {}, method)).toBeNull();
  });
});
