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

describe("an address that no page has", () => {
  it.each(PATHS)("%s is refused without an error in the log", async (path) => {
    const { status } = await server.get(path);
    expect(status, path).toBeLessThan(500);
    expect(server.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("answers a search of the longest text that its field takes", async () => {
    const title = "River stone gray 12 in. x 24 in. glazed porcelain floor and wall tile (15.60 sq. ft. per case)";
    for (const q of [title, "a".repeat(120), `${"piso ".repeat(30)}`])
      for (const page of ["/en/search", "/es/search", "/en/search/content"])
        expect([q, (await server.get(`${page}?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
  });
});
