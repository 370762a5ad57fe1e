import { describe, expect, it } from "vitest";
import { contentPolicy, type PolicyHosts } from "./content-policy.ts";

const hosts: PolicyHosts = {
  payment: ["https://pay.test"],
  captcha: [],
  signIn: ["https://identity.test"],
  pictures: () => ["https://pictures.test"],
  tags: () => ["https://tags.test"],
  https: true,
};
const allowed = (path: string, editor?: string) =>
  Object.fromEntries(
    contentPolicy({ scripts: ["'sha256-x'"], path, ...(editor && { editor }) }, hosts)
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

describe("the policy of a page", () => {
  it.each(["/en/", "/es/product/list/porcelain/?a=1", "/product/", "/en/shoppingbag", "/en/order-a-sample/"])(
    "lets tags load on %s",
    (path) => {
      const policy = allowed(path);
      for (const name of ["script-src", "img-src", "connect-src"]) expect(policy[name]).toContain("https://tags.test");
      expect(policy["script-src"]).not.toContain("'unsafe-inline'");
    },
  );

  it.each([
    "/en/checkout/payment",
    "/es/checkout?x=1",
    "/order/receipt/abc",
    "/en/account/",
    "/en/receipt/payment/1",
    "/es/payorder",
    "/en/checkout.data",
  ])("keeps them out of %s", (path) => {
    expect(contentPolicy({ scripts: [], path }, hosts)).not.toContain("tags.test");
    expect(allowed(path)["script-src"]).toContain("https://pay.test");
  });

  it("lets only account forms redirect to sign-in services", () => {
    for (const path of ["/en/account/login", "/account/external?returnTo=/en/"])
      expect(allowed(path)["form-action"]).toEqual(["'self'", "https://identity.test"]);
    for (const path of ["/en/", "/en/checkout/payment", "/es/accounting/"]) expect(allowed(path)["form-action"]).toEqual(["'self'"]);
  });

  it("allows no tags in a preview", () => {
    expect(contentPolicy({ scripts: [], path: "/en/", editor: "https://editor.test" }, hosts)).not.toContain("tags.test");
    expect(allowed("/en/", "https://editor.test")["frame-ancestors"]).toEqual(["https://editor.test"]);
  });
});
