import { describe, expect, it } from "vitest";
import { isForeignPost } from "./foreign-post.server.ts";

const SHOP = "https://shop.example";
const foreign = (headers: Record<string, string>, method = "POST", path = "/en/account/logout") =>
  isForeignPost({ method, headers: new Headers(headers) }, path, SHOP);

describe("a form of another site", () => {
  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: SHOP },
    { origin: "https://evil.example" },
    { origin: "http://shop.example" },
    { origin: "null" },
  ])("is known by %o", (headers) => {
    expect(foreign(headers)).toBe(true);
  });

  it.each([{}, { origin: SHOP }, { "sec-fetch-site": "same-origin", origin: SHOP }, { "sec-fetch-site": "none" }])(
    "is not %o: our own, a person's, a mail program's",
    (headers) => {
      expect(foreign(headers)).toBe(false);
    },
  );

  it("is no page that is only looked at, nor the answer of a service that people sign in with", () => {
    expect(foreign({ "sec-fetch-site": "cross-site" }, "GET")).toBe(false);
    expect(foreign({ origin: "https://id.example" }, "POST", "/external-return")).toBe(false);
    expect(foreign({ origin: "https://id.example" }, "POST", "/en/external-return")).toBe(true);
  });
});
