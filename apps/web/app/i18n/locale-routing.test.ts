import { describe, expect, it } from "vitest";
import { detectLocale, type LocaleRouting, localisedPath, prefixesOf, readLocale, type RoutingStrategy } from "./locale-routing.ts";

const by = (strategy: RoutingStrategy): LocaleRouting<"en" | "es"> => ({ strategy, codes: ["en", "es"], defaultCode: "en" });

describe("prefixes by strategy", () => {
  it.each([
    ["prefix", ["en"], ["es"]],
    ["prefix_except_default", [""], ["es"]],
    ["prefix_and_default", ["", "en"], ["es"]],
    ["no_prefix", [""], []],
  ] as const)("%s", (strategy, en, es) => {
    expect(prefixesOf(by(strategy), "en")).toEqual(en);
    expect(prefixesOf(by(strategy), "es")).toEqual(es);
  });
});

describe("paths", () => {
  it("prefixes a path", () => {
    expect(localisedPath(by("prefix"), "es", "product/sale/")).toBe("/es/product/sale/");
    expect(localisedPath(by("prefix"), "en", "/")).toBe("/en/");
    expect(localisedPath(by("prefix_except_default"), "en", "search")).toBe("/search");
  });

  it("reads the language of an address", () => {
    expect(readLocale(by("prefix"), "/es/product/")).toEqual({ code: "es", rest: "product/" });
    expect(readLocale(by("prefix"), "/product/")).toEqual({ code: null, rest: "product/" });
    expect(readLocale(by("prefix_except_default"), "/product/")).toEqual({ code: "en", rest: "product/" });
    expect(readLocale(by("prefix_except_default"), "/en/product/")).toEqual({ code: "en", rest: "en/product/" });
    expect(readLocale(by("no_prefix"), "/es/product/")).toEqual({ code: "en", rest: "es/product/" });
  });
});

describe("the language of a first visit", () => {
  it("takes the stored one, then the browser's, then the default", () => {
    expect(detectLocale(by("prefix"), "es", "en")).toBe("es");
    expect(detectLocale(by("prefix"), "fr", "fr-FR,es-MX;q=0.4,en;q=0.9")).toBe("es");
    expect(detectLocale(by("prefix"), null, "de")).toBe("en");
    expect(detectLocale(by("prefix"), null, null)).toBe("en");
  });
});
