import { isWhole, sampleOf } from "@azulejo/testing/whole.ts";
import { routeTable } from "@azulejo/web/app/routing/route-table.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
});
afterAll(() => server?.close());

const PATHS = [
  "/en/search?q=%00",
  "/es/search?q=a%00b",
  "/en/search/content?q=%00",
  "/en/product/detail/anything%00",
  "/en/product/list/porcelain%00/",
  "/en/product/list/porcelain/?look=%00",
  "/en/product/list/porcelain/?size=%ED%A0%80",
  "/en/product/compare?item=%00",
  "/en/gallery?room=%00",
  "/en/gallery/detail/%00/",
  "/en/slabs/detail?code=%00",
  "/en/slabs/store/%00",
  "/en/slabs/store/reno?stone=%00",
  "/en/our-locations?q=%00",
  "/en/our-locations/x/reno%00",
  "/en/blog/articles/%00/",
  "/en/about%00/",
  "/en/order/receipt/%00",
  "/en/payorder/%00",
  "/en/account/forgotpassword/reset?token=%00",
  "/en/ideabook/%00",
  "/assets/tearsheets/en/%00.pdf",
  "/assets/tearsheets/xx/calacatta.pdf",
  "/assets/tearsheets/en/no%2Fsuch.pdf",
  "/api/product/tearsheetfile/1/en/%00",
  "/%00",
];

const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("\0", "../..", "%", "'", "-1", "1e99", "NaN", "true", "null", "[]", "\u202e", "\ud800", "a".repeat(300)),
);
/** Raw octets are no UTF-8; a lone surrogate has no encoding. */
const encoded = fc.oneof(
  hostile.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom("%00", "%FF", "%C0%AF", "%ED%A0%80", "%E0%A4%A", "%2e%2e", "%5c"),
);
const addresses = fc
  .tuple(fc.constantFrom(...routeTable), fc.array(encoded, { minLength: 4, maxLength: 4 }), fc.array(encoded, { maxLength: 3 }), fc.nat())
  .map(([{ path, query = [] }, parts, values, start]) => {
    let next = 0;
    const filled = path.replace(/:\w+|\*/g, () => parts[next++ % parts.length] ?? "x");
    const pairs = values.map((value, index) => `${query[(start + index) % query.length] ?? "q"}=${value}`);
    return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
  });

describe.each(sampleOf(["es", "en"], 1))("any address (%s)", (language) => {
  it("is answered, and logs no error", { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        const before = server.logged.length;
        const { status } = await server.get(`/${language}/${address}`);
        expect([address, status < 500 || address.startsWith("500")]).toEqual([address, true]);
        expect(server.logged.slice(before).filter(({ level }) => level === "error")).toEqual([]);
      }),
      { numRuns: isWhole ? 2000 : 20 },
    );
  });
});

describe("an address that no page has", () => {
  it.each(PATHS)("%s is refused without an error in the log", async (path) => {
    const { status } = await server.get(path);
    expect(status, path).toBeLessThan(500);
    expect(server.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  it.each(["/en/es", "/en/es/product/", "/en/es/shoppingbag", "/es/en/account/login", "/en/en/", "/en/es/blog/"])(
    "%s is not found",
    async (path) => {
      expect((await server.get(path)).status).toBe(404);
    },
  );

  it("answers a search of the longest text that its field takes", async () => {
    const title = "River stone gray 12 in. x 24 in. glazed porcelain floor and wall tile (15.60 sq. ft. per case)";
    for (const q of [title, "a".repeat(120), `${"piso ".repeat(30)}`])
      for (const page of ["/en/search", "/es/search", "/en/search/content"])
        expect([q, (await server.get(`${page}?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
  });
});
