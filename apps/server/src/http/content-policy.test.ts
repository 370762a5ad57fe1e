import { describe, expect, it } from "vitest";
import { contentPolicy, fileHeaders, type PolicyHosts, paymentPolicy, securityHeaders } from "./content-policy.ts";

const hosts: PolicyHosts = {
  payment: ["https://pay.test"],
  wallet: ["https://wallet.test"],
  captcha: [],
  map: ["https://maps.test"],
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

  it("lets the wallet in on pages of payment alone", () => {
    for (const path of ["/en/checkout/payment", "/es/checkout", "/checkout/user?x=1"]) {
      for (const name of ["script-src", "frame-src", "connect-src", "img-src", "form-action"])
        expect(allowed(path)[name]).toContain("https://wallet.test");
      expect(paymentPolicy(path, hosts)).toEqual({
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "permissions-policy": 'camera=(), microphone=(), geolocation=(self), payment=(self "https://pay.test")',
      });
    }
    for (const path of ["/en/", "/en/shoppingbag", "/en/checkouts", "/en/account/", "/en/order/receipt/a"]) {
      expect(contentPolicy({ scripts: [], path }, hosts)).not.toContain("wallet.test");
      expect(paymentPolicy(path, hosts)).toEqual({});
    }
    expect(paymentPolicy("/en/checkout/payment", { ...hosts, wallet: [] })).not.toHaveProperty("cross-origin-opener-policy");
  });

  it("lets the card provider ask for Apple Pay and Google Pay wherever a card pays", () => {
    for (const path of ["/en/payorder/confirm/abc", "/es/account/invoices/pay?invoice=7", "/account/invoices/pay"])
      expect(paymentPolicy(path, hosts)["permissions-policy"]).toContain('payment=(self "https://pay.test")');
    expect(Object.keys(paymentPolicy("/en/account/invoices/pay", hosts))).toEqual(["permissions-policy"]);
    for (const path of [
      "/en/account/invoices",
      "/en/account/invoices/payments",
      "/en/payorder/preconfirm?link=abc",
      "/en/account/payments",
    ])
      expect(paymentPolicy(path, hosts)).toEqual({});
  });

  it("lets the map service in where its streets are asked for", () => {
    for (const path of [
      "/en/our-locations?map=streets",
      "/es/our-locations?place=reno&map=streets",
      "/our-locations/?map=streets&open=1",
    ]) {
      for (const name of ["script-src", "img-src", "connect-src", "frame-src"]) expect(allowed(path)[name]).toContain("https://maps.test");
      expect(allowed(path)["style-src"]).toContain("'unsafe-inline'");
    }
    for (const path of [
      "/en/our-locations",
      "/en/our-locations?map=streetsx",
      "/en/?map=streets",
      "/en/our-locations/reno/reno?map=streets",
    ]) {
      const policy = contentPolicy({ scripts: [], path }, hosts);
      for (const source of ["maps.test", "unsafe-eval", "unsafe-inline", "blob:"]) expect(policy).not.toContain(source);
    }
    const without = contentPolicy({ scripts: [], path: "/en/our-locations?map=streets" }, { ...hosts, map: [] });
    expect(without).not.toMatch(/unsafe|blob:/);
  });

  it("lets only account forms redirect to sign-in services", () => {
    for (const path of ["/en/account/login", "/account/external?returnTo=/en/"])
      expect(allowed(path)["form-action"]).toEqual(["'self'", "https://identity.test"]);
    for (const path of ["/en/", "/en/payorder", "/es/accounting/"]) expect(allowed(path)["form-action"]).toEqual(["'self'"]);
  });

  it("allows no tags in a preview", () => {
    expect(contentPolicy({ scripts: [], path: "/en/", editor: "https://editor.test" }, hosts)).not.toContain("tags.test");
    expect(allowed("/en/", "https://editor.test")["frame-ancestors"]).toEqual(["https://editor.test"]);
  });
});

describe("the headers of every answer", () => {
  it("keep browsers on https for a year, subdomains too, where the shop has it", () => {
    for (const headers of [securityHeaders, fileHeaders]) {
      expect(headers(true)["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
      expect(headers(false)).not.toHaveProperty("strict-transport-security");
      expect(headers(true)["x-content-type-options"]).toBe("nosniff");
    }
  });
});
