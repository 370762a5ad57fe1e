import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseLanguage } from "../../../web/app/routing/language-routing.ts";
import { pageKey, sharedCookies } from "./page-key.ts";

const request = (url: string, headers: Record<string, string> = {}, method = "GET") => ({ method, url, headers }) as IncomingMessage;
const key = (url: string, headers?: Record<string, string>, method?: string) => pageKey(request(url, headers, method));

const name = fc.string({ unit: fc.constantFrom("a", "b", "C", "é", "1", "-", " "), minLength: 1, maxLength: 4 });
const pair = fc.tuple(name, fc.string({ unit: "grapheme", maxLength: 6 }));
const pairs = fc.uniqueArray(pair, { selector: ([one]) => one, maxLength: 8 });
const campaign = fc.constantFrom("utm_source", "utm_medium", "utm_campaign_id", "gclid", "fbclid", "msclkid", "mc_cid", "mc_eid");
const address = (query: [string, string][]) => `/en/product/?${new URLSearchParams(query)}`;

describe("the key of a page", () => {
  it("is missing for a page with one visitor's delivered price", () => {
    for (const query of ["door=3", "item=A-1&door=invalid", "door", "%64oor=3"]) {
      expect(key(`/en/product/detail/tile?${query}`, { cookie: "cantera_zip=89502" })).toBeNull();
      expect(pageKey(request(`/en/product/detail/tile?${query}`), () => ["item"])).toBeNull();
    }
    expect(key("/en/product/detail/tile?item=A-1", { cookie: "cantera_zip=89502" })).toBe(key("/en/product/detail/tile?item=A-1"));
  });

  it("ignores the order of the query and campaign parameters", () => {
    fc.assert(
      fc.property(
        pairs.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        fc.array(fc.tuple(campaign, fc.string()), { maxLength: 4 }),
        ([query, reordered], campaigns) => {
          expect(key(address([...campaigns, ...reordered]))).toBe(key(address(query)));
        },
      ),
    );
  });

  it("differs by query", () => {
    fc.assert(
      fc.property(pairs, pairs, (one, other) => {
        const same = JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
        expect(key(address(one)) === key(address(other))).toBe(same);
      }),
    );
  });

  it("differs by path, not by GET or HEAD", () => {
    expect(key("/en/product/")).not.toBe(key("/es/product/"));
    expect(key("/en/product/", {}, "HEAD")).toBe(key("/en/product/"));
  });

  it("differs by the signal that opts out of tags", () => {
    expect(key("/en/product/", { "sec-gpc": "1" })).not.toBe(key("/en/product/"));
    expect(key("/en/product/", { "sec-gpc": "0" })).toBe(key("/en/product/"));
  });

  it("differs by chosen store and ignores other cookies", () => {
    const of = (cookie: string) => key("/en/product/", { cookie });
    const code = fc.string({ unit: fc.constantFrom("a", "b", "1", "-"), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(of(`cantera_store=${one}`) === of(`cantera_store=${other}`)).toBe(one === other);
        expect(of(`cantera_bag=xyz; cantera_store=${one}; i18n_redirected=es`)).toBe(of(`cantera_store=${one}`));
      }),
    );
    expect(of("cantera_store=reno")).not.toBe(key("/en/product/"));
  });

  it("contains everything the page is rendered with, which prevents cache poisoning", () => {
    const of = (cookie: string) => [key("/en/product/", { cookie }), sharedCookies(request("/en/product/", { cookie }))];
    const names = fc.constantFrom("cantera_store", "a_store", "x", "cantera_bag", "cantera_flash", "i18n_redirected");
    const value = fc.string({ unit: fc.constantFrom("a", "b", "%", " ", "=", "é"), maxLength: 4 });
    const cookie = fc.array(fc.tuple(names, value)).map((all) => all.map((one) => one.join("=")).join("; "));
    fc.assert(
      fc.property(cookie, cookie, (one, other) => {
        const [[key, sent], [otherKey, otherSent]] = [of(one), of(other)];
        expect(key === otherKey).toBe(sent === otherSent);
      }),
    );
    expect(sharedCookies(request("/en/", { cookie: "a_store=reno; cantera_bag=secret; cantera_store=dallas" }))).toBe(
      "a_store=reno; cantera_store=dallas",
    );
    expect(sharedCookies(request("/en/", { cookie: "cantera_store=reno%20x" }))).toBe("");
    expect(sharedCookies(request("/?a=/en/", { cookie: "i18n_redirected=es; cantera_auth= x" }))).toBe("i18n_redirected=es");
  });

  it.each([
    ["a session", "/en/product/", { cookie: "a=1; cantera_auth=abc" }],
    ["a session to be renewed", "/en/product/", { cookie: "cantera_refresh=abc" }],
    ["a token", "/en/product/", { authorization: "Bearer x" }],
    ["a preview", "/en/product/?_storyblok=1", {}],
    ["a preview's timestamp", "/en/product/?a=1&_storyblok_tk[timestamp]=1", {}],
    ["the root, which only redirects", "/", {}],
    ["the root with a campaign", "/?utm_source=x", {}],
    ["the bag", "/en/shoppingbag", {}],
    ["the bag without a prefix", "/shoppingbag", {}],
    ["the bag's data", "/en/shoppingbag.data", {}],
    ["a step of checkout", "/es/checkout/payment?a=1", {}],
    ["a receipt", "/en/order/receipt/abc", {}],
    ["an account", "/es/account/orders", {}],
    ["a subscription's link", "/es/subscription/confirm?token=x", {}],
    ["a privacy request's link", "/en/privacy/confirm?token=x", {}],
    ["the way back from another service", "/external-return?code=x", {}],
    ["more parameters than any page has", `/en/product/?${"a=1&".repeat(41)}`, {}],
  ])("does not exist for %s", (_, url, headers) => {
    expect(key(url, headers as Record<string, string>)).toBeNull();
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("does not exist for %s", (method) => {
    expect(key("/en/product/", {}, method)).toBeNull();
  });

  it.each([
    ["a session that has ended", "/en/product/", { cookie: "cantera_auth=; a=1" }],
    ["a page whose name begins like a personal one", "/en/accounting-tiles", {}],
    ["a personal word further down", "/en/product/list/checkout", {}],
  ])("exists for %s", (_, url, headers) => {
    expect(key(url, headers as Record<string, string>)).not.toBeNull();
  });
});

describe("the key of a page without a language in its path", () => {
  const language = (headers: Record<string, string>) =>
    chooseLanguage(
      {
        routing: "no_prefix",
        defaultLocale: "en",
        locales: [
          { code: "en", domain: null },
          { code: "es", domain: null },
        ],
        rootRedirect: null,
      },
      {
        cookie: /(?:^|; )i18n_redirected=([^;]*)/.exec(headers["cookie"] ?? "")?.[1] ?? null,
        acceptLanguage: headers["accept-language"] ?? null,
      },
    );
  const tag = fc.constantFrom("en", "es", "en-US", "es-MX", "de-ES", "fr-FR", "fr", "de", "de-CH", "fil", "zh-Hant-TW", "*", "ES");
  const weight = fc.constantFrom("", ";q=0.9", "; q=0.8");
  const visitor = fc.record({
    "accept-language": fc.array(fc.tuple(tag, weight), { maxLength: 7 }).map((all) => all.map((one) => one.join("")).join(", ")),
    cookie: fc.constantFrom("", "i18n_redirected=es", "i18n_redirected=en", "a=1; i18n_redirected=es", "i18n_redirected=esx"),
  });

  it("differs between visitors with different languages", () => {
    fc.assert(
      fc.property(visitor, visitor, (one, other) => {
        if (language(one) !== language(other)) expect(key("/product/", one)).not.toBe(key("/product/", other));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ["a country that looks like a language", { "accept-language": "de-ES,en" }, { "accept-language": "de,es,en" }],
    ["a long list", { "accept-language": "fr-FR,fr,de-DE,de,es" }, { "accept-language": "fr-FR,fr,de-DE,de,en" }],
    ["a cookie that is none", { cookie: "i18n_redirected=esx" }, { cookie: "i18n_redirected=es" }],
  ])("is not mistaken by %s", (_, one, other) => {
    expect(key("/product/", one as Record<string, string>)).not.toBe(key("/product/", other as Record<string, string>));
  });

  it("includes the host, which may imply a language", () => {
    expect(key("/product/", { host: "es.shop.example" })).not.toBe(key("/product/", { host: "shop.example" }));
  });

  it("ignores the visitor's language if the path names one", () => {
    expect(key("/en/product/", { "accept-language": "es" })).toBe(key("/en/product/", { "accept-language": "en" }));
  });
});
