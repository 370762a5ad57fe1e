import { existsSync } from "node:fs";
import { readMessages } from "@azulejo/messages/read-messages.ts";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import routes from "../routes.ts";
import { canonicalPath, findRecord, findRecordOrStory } from "./find-record.ts";
import { runGuards } from "./guards/registry.server.ts";
import { anyStory, pageNameOf, type RouteRecord, recordOf, routeTable } from "./route-table.ts";
import type { Visit } from "./visit.ts";

const messages = new URL("../i18n/messages", import.meta.url).pathname;
const [en, es] = [readMessages(messages, "en"), readMessages(messages, "es")];

describe("the route table", () => {
  it.each(routeTable)("has a page for $id, and a label in both languages", (record) => {
    expect(existsSync(new URL(`../${record.file}`, import.meta.url))).toBe(true);
    const { breadcrumb } = record;
    for (const [language, words] of [
      ["en", en],
      ["es", es],
    ] as const)
      expect(typeof breadcrumb === "string" ? words[breadcrumb] : breadcrumb[language]).toBeTruthy();
  });

  it("finds the record of a path, exact matches first", () => {
    expect(findRecord("")?.id).toBe("home");
    expect(findRecord("product/sale/")?.id).toBe("product-sale");
    expect(findRecord("product/list/a/b/")?.id).toBe("product-list");
    expect(findRecord("product/list/slabs/granite/")?.id).toBe("product-list");
    expect(findRecord("order/receipt/any-key")?.path).toBe("order/receipt/:id");
    expect(findRecordOrStory("blog/articles/any-slug/")).toBe(anyStory);
    expect(findRecord("product/detail/x")?.id).toBe("product-detail");
    expect(findRecord("nowhere")).toBeUndefined();
  });

  const known = routes.map(({ id, path }) => ({ ...(id && { id }), ...(path && { path }) }));
  const routeOf = (path: string) => matchRoutes(known, path)?.[0]?.route.id ?? "";

  it.each([
    ["", "home"],
    ["product/", "product"],
    ["product/list/porcelain/", "product-list"],
    ["account/orders/7", "account-orders-:id"],
    ["blog/articles/any-slug/", "content"],
    // Only the last words are those of a page.
    ["about/gallery/", "content"],
  ])("leads /%s to one route, with and without a language", (path, id) => {
    expect(["/", "/en/", "/es/"].map((prefix) => routeOf(prefix + path))).toEqual([id, id, id]);
    expect(recordOf(id)).toBe(findRecordOrStory(path));
  });

  it("leads to a resource below a language alone", () => {
    expect(["/en/places", "/es/places", "/places"].map(routeOf)).toEqual(["places-en", "places-es", "content"]);
  });

  it("ends paths with a slash where the specification does", () => {
    const at = (path: string) => canonicalPath(findRecord(path) as RouteRecord, path);
    expect(at("product/list/a")).toBe("product/list/a/");
    expect(at("product/list/a/")).toBe("product/list/a/");
    expect(at("shoppingbag/")).toBe("shoppingbag");
    expect(at("")).toBe("");
  });

  it("names a page by its record, and a story by its address", () => {
    expect(pageNameOf(findRecord("shoppingbag") as RouteRecord, "shoppingbag")).toBe("shoppingbag");
    expect(pageNameOf(anyStory, "location/reno/")).toBe("content-location-reno");
  });

  it("refuses an unregistered guard", async () => {
    await expect(runGuards(["nobody"], {} as Visit)).rejects.toThrow("Unknown route middleware: 'nobody'.");
    await expect(runGuards(["constructor"], {} as Visit)).rejects.toThrow("Unknown route middleware");
  });

  it("sends a guest to sign in, and back afterwards", async () => {
    const visit = { session: null, url: new URL("https://shop.test/en/account/?a=b"), address: (path: string) => `/en/${path}` };
    const thrown = await runGuards(["private"], visit as Visit).catch((error: unknown) => error);
    expect((thrown as Response).headers.get("location")).toBe("/en/account/login?returnTo=%2Fen%2Faccount%2F%3Fa%3Db");
  });
});
