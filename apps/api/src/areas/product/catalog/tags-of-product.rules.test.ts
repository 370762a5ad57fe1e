import { describe, expect, it } from "vitest";
import type { Listing } from "../../../domain/product.ts";
import { type Placement, tagsOfProduct, tagsOfReferences, tagsOfStock } from "./tags-of-product.rules.ts";

const listing = (path: string, filter: Listing["filter"]) => ({ path, filter }) as Listing;
const listings = [
  listing("tile", { department: ["tile"] }),
  listing("slabs", { department: ["slab"] }),
  listing("alfama", { series: ["alfama"] }),
  listing("sale", { onSale: true }),
];
const placement = (department = "tile", more: Partial<Placement> = {}): Placement => ({
  code: "alfama-white",
  listing: {
    department,
    look: "marble-look",
    series: "alfama",
    material: "porcelain",
    stone: null,
    listings: [],
    season: null,
    tags: [],
    colorFamily: null,
    uses: [],
  },
  isOnSale: false,
  fingerprint: department,
  ...more,
});
const OWN = ["list", "product:alfama-white", "series:alfama"];

describe("the pages of a changed product", () => {
  it.each<[string, Placement | null, Placement | null, string[]]>([
    ["one whose prices or words have changed", placement(), placement(), [...OWN, "listing:tile", "listing:alfama"]],
    [
      "one whose sale begins",
      placement(),
      placement("tile", { isOnSale: true }),
      [...OWN, "listing:tile", "listing:alfama", "listing:sale"],
    ],
    [
      "one that moves to another department",
      placement(),
      placement("slab"),
      [
        ...OWN,
        "listing:tile",
        "listing:slabs",
        "listing:alfama",
        "showcase",
        "alike:tile/marble-look",
        "alike:tile/",
        "alike:slab/marble-look",
        "alike:slab/",
      ],
    ],
    [
      "one that appears",
      null,
      placement(),
      [...OWN, "listing:tile", "listing:alfama", "showcase", "alike:tile/marble-look", "alike:tile/"],
    ],
    ["one that leaves", placement(), null, [...OWN, "listing:tile", "listing:alfama", "showcase", "alike:tile/marble-look", "alike:tile/"]],
    ["one that the shop never shows", null, null, []],
  ])("of %s", (_, before, after, tags) => {
    expect(new Set(tagsOfProduct(before, after, listings))).toEqual(new Set(tags));
  });

  it("are those of its slabs, its scenes and the products that name it", () => {
    expect(tagsOfReferences({ relating: ["grout"], bundles: ["P1"], scenes: ["hall"] })).toEqual([
      "product:grout",
      "slabs",
      "bundle:P1",
      "scene:hall",
    ]);
  });

  it("are lists of a store's stock, if its stock has changed", () => {
    expect(tagsOfStock(placement(), listings)).toEqual(["stocked:", "stocked:tile", "stocked:alfama"]);
  });
});
