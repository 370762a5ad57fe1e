import { banner, content, languages, product } from "@azulejo/contract";
import { fulfilment } from "@azulejo/contract/fields.ts";
import { readConfig } from "@azulejo/server/config/read-config.ts";
import { land } from "@azulejo/web/app/routing/language-routing.ts";
import { describe, expect, it } from "vitest";

/**
 * Values of the specification's sections 5 and 9 that the contract and the configuration define. Behavior over time is tested
 * elsewhere: calls in request/api.test.ts, pages in shell/timings.test.ts, the content client in conformance/client.api.test.ts,
 * the captcha in recaptcha-loader.test.ts, 3,600 s in page-cache/true-until.pages.test.ts, cookies in e2e/journeys/shell.spec.ts.
 */
describe("the specification's constants", () => {
  it("supports English and Spanish, and defaults to English", () => {
    expect(languages).toEqual(["en", "es"]);
    const locale = (code: "en" | "es") => ({ code, language: `${code}-US`, domain: null });
    const routing = { routing: "prefix" as const, locales: [locale("en"), locale("es")], defaultLocale: "en" as const, rootRedirect: null };
    const visit = { path: "/", host: "shop.test", cookie: null, acceptLanguage: "fr-FR" };
    expect(land(routing as never, visit, (path) => path === "")).toMatchObject({ kind: "redirect", language: "en", to: "/en/" });
  });

  it("content search starts at page 1 and returns 10 results, at most 50", () => {
    expect(content.searchPages.input.parse({ query: "grout" })).toMatchObject({ page: 1, size: 10 });
    expect(content.searchPages.input.safeParse({ query: "grout", size: 50 }).success).toBe(true);
    expect(content.searchPages.input.safeParse({ query: "grout", size: 51 }).success).toBe(false);
  });

  it("results of banner and product lists are cached for at most 3600 s", () => {
    expect([banner.list.keptSeconds, product.list.keptSeconds]).toEqual([3600, 3600]);
  });

  it("an external content system gets 5 requests per second, our own as many as pages require", () => {
    const rate = (environment: Record<string, string>) => readConfig(environment).content.rateLimit;
    expect(rate({ CONTENT_API_URL: "https://content.example/v2" })).toBe(5);
    expect(rate({})).toBeGreaterThan(100);
    expect(rate({ CONTENT_API_URL: "https://content.example/v2", CONTENT_RATE_LIMIT: "3" })).toBe(3);
  });

  it("the fulfillment codes are the server's four", () => {
    expect(fulfilment.options).toEqual(["NONE", "DLVR", "PKUP", "ELTR"]);
  });
});
