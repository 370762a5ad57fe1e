import type { ServedStorefront } from "@azulejo/api";
import { describe, expect, it } from "vitest";
import type { Shop } from "./shop.ts";
import { createShops } from "./shops.ts";

const storefront = (id: number, hosts: string[]): ServedStorefront => ({
  id,
  publicKey: `key ${id}`,
  hosts,
  publicUrl: hosts[0] ? `https://${hosts[0]}` : "https://cantera.test",
});

function openShops(...given: ServedStorefront[]) {
  let listed = given;
  const shops = createShops({ list: () => listed, open: ({ id }) => ({ name: `shop ${id}` }) as unknown as Shop });
  const at = (host?: string) => (shops.at(host) as unknown as { name: string }).name;
  const change = (...next: ServedStorefront[]) => {
    listed = next;
    shops.refresh();
  };
  return { shops, at, change };
}

describe("the storefront of a host", () => {
  const { at } = openShops(storefront(1, []), storefront(2, ["www.piedra.test", "piedra.test"]), storefront(3, ["losa.test:4000"]));

  it.each([
    ["www.piedra.test", "shop 2"],
    ["Piedra.Test", "shop 2"],
    ["piedra.test:3000", "shop 2"],
    ["losa.test:4000", "shop 3"],
    ["losa.test", "shop 1"],
    ["unknown.test", "shop 1"],
    [undefined, "shop 1"],
  ])("%s is %s", (host, shop) => {
    expect(at(host)).toBe(shop);
  });

  it("belongs to the storefront that had it first", () => {
    expect(openShops(storefront(1, []), storefront(2, ["x.test"]), storefront(3, ["x.test"])).at("x.test")).toBe("shop 2");
  });

  it("follows the settings", () => {
    const { shops, at, change } = openShops(storefront(1, []));
    const before = shops.at("x.test");
    change(storefront(1, []), storefront(2, ["x.test"]));
    expect([at("x.test"), at("y.test"), shops.at("y.test") === before]).toEqual(["shop 2", "shop 1", true]);
    change(storefront(1, []), storefront(2, ["y.test"]));
    expect([at("x.test"), at("y.test")]).toEqual(["shop 1", "shop 2"]);
  });
});
