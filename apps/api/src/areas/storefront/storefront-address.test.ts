import { describe, expect, it } from "vitest";
import type { Storefront } from "../../domain/storefront.ts";
import { addressOfStorefront, hostsOf } from "./storefront-address.ts";

const storefront = (hosts: string[], domain: string | null = null) =>
  ({ settings: { hosts, locales: [{ domain }, { domain: null }] } }) as unknown as Pick<Storefront, "settings">;

describe("the address of a storefront", () => {
  it.each([
    [["www.piedra.test", "piedra.test"], "https://cantera.test", "https://www.piedra.test"],
    [["piedra.localhost"], "http://localhost:3000", "http://piedra.localhost:3000"],
    [["piedra.localhost:4000"], "http://localhost:3000", "http://piedra.localhost:4000"],
    [[], "https://cantera.test", "https://cantera.test"],
  ])("at the hosts %j of the deployment %s is %s", (hosts, publicUrl, address) => {
    expect(addressOfStorefront(storefront(hosts), publicUrl)).toBe(address);
  });

  it("includes the hosts of its languages", () => {
    expect(hostsOf(storefront(["piedra.test"], "tienda.piedra.test"))).toEqual(["piedra.test", "tienda.piedra.test"]);
  });
});
