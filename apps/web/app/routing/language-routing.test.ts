import { describe, expect, it } from "vitest";
import { type Arrival, addressOf, chooseLanguage, type LanguageRouting, land, switchAddress } from "./language-routing.ts";

const base: LanguageRouting = {
  routing: "prefix",
  defaultLocale: "en",
  locales: [
    { code: "en", domain: null },
    { code: "es", domain: null },
  ],
  rootRedirect: null,
};
const pages = new Set(["", "search", "product/sale/"]);
const isPage = (path: string) => pages.has(path);
const arrive = (routing: Partial<LanguageRouting>, path: string, visitor: Partial<Arrival> = {}) =>
  land({ ...base, ...routing }, { path, host: "shop.test", cookie: null, acceptLanguage: null, ...visitor }, isPage);
const spanish = { acceptLanguage: "es-MX,es;q=0.9,en;q=0.8" };

const rows: [LanguageRouting["routing"], string, Partial<Arrival>, string][] = [
  ["prefix", "/", {}, "302 /en/"],
  ["prefix", "/", spanish, "302 /es/"],
  ["prefix", "/", { ...spanish, cookie: "en" }, "302 /en/"],
  ["prefix", "/", { ...spanish, cookie: "fr" }, "302 /es/"],
  ["prefix", "/search", spanish, "302 /es/search"],
  ["prefix", "/nowhere", spanish, "unknown es nowhere"],
  ["prefix", "/es/search", {}, "page es search"],
  ["prefix", "/en/", spanish, "page en "],
  ["prefix_except_default", "/", {}, "page en "],
  ["prefix_except_default", "/", spanish, "302 /es/"],
  ["prefix_except_default", "/", { cookie: "en", ...spanish }, "page en "],
  ["prefix_except_default", "/search", spanish, "page en search"],
  ["prefix_except_default", "/en/search", {}, "302 /search"],
  ["prefix_except_default", "/es/search", {}, "page es search"],
  ["prefix_and_default", "/search", spanish, "page en search"],
  ["prefix_and_default", "/en/search", {}, "page en search"],
  ["prefix_and_default", "/es/search", {}, "page es search"],
  ["no_prefix", "/search", {}, "page en search"],
  ["no_prefix", "/search", spanish, "page es search"],
  ["no_prefix", "/search", { cookie: "es" }, "page es search"],
  ["no_prefix", "/es/search", {}, "302 /search"],
];

describe("the language of an address", () => {
  it.each(rows)("%s: %s for %j is %s", (routing, path, visitor, expected) => {
    const landing = arrive({ routing }, path, visitor);
    const said = landing.kind === "redirect" ? `${landing.status} ${landing.to}` : `${landing.kind} ${landing.language} ${landing.path}`;
    expect(said).toBe(expected);
  });

  it("remembers the language that a redirect chose", () => {
    expect(arrive({ routing: "no_prefix" }, "/es/search")).toMatchObject({ language: "es" });
  });

  it("redirects the root to the storefront's page in the visitor's language", () => {
    expect(arrive({ rootRedirect: "product/sale/" }, "/", spanish)).toMatchObject({ to: "/es/product/sale/", status: 302 });
    const moved = { path: "/product/sale/", statusCode: 301 };
    expect(arrive({ rootRedirect: moved }, "/")).toMatchObject({ to: "/en/product/sale/", status: 301 });
  });

  it("supports a domain per language", () => {
    const domains: Partial<LanguageRouting> = {
      locales: [
        { code: "en", domain: "shop.test" },
        { code: "es", domain: "tienda.test" },
      ],
    };
    const at = (path: string, host: string) => arrive(domains, path, { host, ...spanish });
    expect(at("/search", "shop.test")).toMatchObject({ kind: "page", language: "en", path: "search" });
    expect(at("/search", "tienda.test")).toMatchObject({ kind: "page", language: "es", path: "search" });
    expect(at("/es/search", "shop.test")).toMatchObject({ kind: "redirect", to: "https://tienda.test/search" });
    expect(addressOf({ ...base, ...domains }, "es", "search")).toBe("https://tienda.test/search");
  });

  it("matches the browser's languages in order, exactly or by primary tag", () => {
    expect(chooseLanguage(base, { cookie: null, acceptLanguage: "fr-CA, es-419;q=0.4, en;q=0.9" })).toBe("es");
    expect(chooseLanguage(base, { cookie: null, acceptLanguage: "fr" })).toBe("en");
    expect(chooseLanguage({ ...base, defaultLocale: "es" }, { cookie: null, acceptLanguage: null })).toBe("es");
  });

  it("resolves every address it makes to the same page", () => {
    for (const routing of ["prefix", "prefix_except_default", "prefix_and_default", "no_prefix"] as const) {
      for (const language of ["en", "es"] as const) {
        const address = addressOf({ ...base, routing }, language, "search");
        expect(arrive({ routing }, address, { cookie: language })).toEqual({ kind: "page", language, path: "search" });
      }
    }
  });

  it("names the language once in the switch address where addresses have no prefix", () => {
    expect(switchAddress({ ...base, routing: "no_prefix" }, "es", "search")).toBe("/es/search");
    expect(switchAddress({ ...base, routing: "prefix_except_default" }, "en", "search")).toBe("/search");
  });
});
