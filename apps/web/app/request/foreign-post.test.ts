import { describe, expect, it } from "vitest";
import { isForeignPost } from "./foreign-post.server.ts";

const SHOP = "https://shop.example";
const foreign = (headers: Record<string, string>, method = "POST", path = "/en/account/logout") =>
  isForeignPost({ method, headers: new Headers(headers) }, path, SHOP);

describe("detecting another site's form", () => {
  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: SHOP },
    { origin: "https://evil.example" },
    { origin: "http://shop.example" },
    { origin: "null" },
  ])("detects %o", (headers) => {
    expect(foreign(headers)).toBe(true);
  });

  it.each([{}, { origin: SHOP }, { "sec-fetch-site": "same-origin", origin: SHOP }, { "sec-fetch-site": "none" }])(
    "allows %o from our pages, a direct visit or a mail program",
    (headers) => {
      expect(foreign(headers)).toBe(false);
    },
  );

  it("allows GET requests and the answer of a sign-in service", () => {
    expect(foreign({ "sec-fetch-site": "cross-site" }, "GET")).toBe(false);
    expect(foreign({ origin: "https://id.example" }, "POST", "/external-return")).toBe(false);
    expect(foreign({ origin: "https://id.example" }, "POST", "/en/external-return")).toBe(true);
  });
});
