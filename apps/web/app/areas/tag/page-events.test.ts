import { describe, expect, it } from "vitest";
import { type FinishedPage, pageEvents } from "./page-events.ts";

const page = (routeName: string, address: string, more: Partial<FinishedPage> = {}): FinishedPage => ({
  routeName: `${routeName}___en`,
  url: new URL(address, "https://shop.test"),
  before: null,
  data: {},
  ...more,
});
const namesOf = (finished: FinishedPage) => pageEvents(finished).map((event) => event.name);

describe("the events of a finished page", () => {
  it.each([
    ["home", "/en/", ["home-page"]],
    ["product", "/en/product/", ["product-list"]],
    ["product-list", "/en/product/list/porcelain/", ["product-list"]],
    ["product-list", "/en/product/list/slabs/?color=white", ["product-list", "search-with-facets"]],
    ["search", "/en/search?q=marble", ["search-done"]],
    ["search", "/en/search?q=marble&from=3", ["search-done", "search-with-facets"]],
    ["search", "/en/search", []],
    ["search-content", "/en/search/content?q=grout", ["search-done"]],
    ["shoppingbag", "/en/shoppingbag", ["shopping-bag"]],
    ["checkout", "/en/checkout/user", ["checkout"]],
    ["checkout", "/en/checkout/payment", ["checkout-next-step"]],
    ["content-about", "/en/about/?q=x&color=y", []],
  ])("%s at %s", (routeName, address, names) => {
    expect(namesOf(page(routeName, address))).toEqual(["page-view", ...names]);
  });

  it("name the product", () => {
    const data = { detail: { product: { name: "Carrara Bianco" } } };
    expect(pageEvents(page("product-detail", "/en/product/detail/x", { data }))).toEqual([
      { name: "page-view", data: { productName: "Carrara Bianco" } },
      { name: "product-detail", data: { productName: "Carrara Bianco" } },
    ]);
  });

  it("describe a store with the specification's fields", () => {
    const store = {
      name: "Reno",
      city: "Reno",
      state: "NV",
      street: "4100 Quarry Road",
      postalCode: "89502",
      phone: "(775) 555-0100",
      latitude: 39.5,
      longitude: -119.8,
      description: "The largest yard.",
      hours: { mon: ["06:30", "17:00"], sun: null },
    };
    const [, event] = pageEvents(page("content-location-token", "/en/location/reno/", { data: { view: { store } } }));
    expect(event).toEqual({
      name: "location-detail",
      data: {
        locationCity: "Reno",
        locationName: "Reno",
        locationPhone: "(775) 555-0100",
        locationHours: "mon 06:30-17:00; sun -",
        locationAddress: "4100 Quarry Road",
        locationLatitude: 39.5,
        locationLongitude: -119.8,
        locationPostalCode: "89502",
        locationDescription: "The largest yard.",
        locationStateProvince: "NV",
      },
    });
    expect(pageEvents(page("our-locations-store___en", "/en/our-locations/reno/reno", { data: { store } }))[1]).toEqual(event);
    expect(pageEvents(page("slabs-store", "/en/slabs/store/reno", { data: { store } }))).toHaveLength(1);
  });

  it("report a changed sort order only when it changed", () => {
    const at = (address: string) => new URL(address, "https://shop.test");
    const sorted = (from: string, to: string) => namesOf(page("product", to, { before: at(from) })).includes("page-sort-changed");
    expect(sorted("/en/product/", "/en/product/?sort=price_asc")).toBe(true);
    expect(sorted("/en/product/?sort=price_asc", "/en/product/?page=2&sort=price_asc")).toBe(false);
    expect(sorted("/en/product/sale/", "/en/product/?sort=price_asc")).toBe(false);
  });
});
