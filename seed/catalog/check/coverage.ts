import type { Product, SeriesFile as Series } from "../series-file.ts";
import { type Catalog, formatsOf, type Listing } from "./read.ts";

const LEAST = { series: 60, products: 400, items: 2400, slabs: 28, ofListing: 3, ofMosaic: 4, ofStone: 5, ofLook: 6 };

const looks = ["marble", "metallic", "quartzite", "solid", "linen-fabric", "terracotta", "travertine", "limestone", "encaustic-pattern"];
const LOOKS = [...looks, "concrete"].map((look) => `porcelain/${look}-look`);
const STONES = ["dolomite", "limestone", "marble", "onyx", "travertine", "slate"].map((stone) => `natural-stone/${stone}`);
const mosaics = ["ceramic", "ceramic/quarry-tiles", "resin", "stone", "glass", "glass-porcelain-blends", "glass-stone-blends", "metal"];
const MOSAICS = [...mosaics, "porcelain"].map((kind) => `decorative-mosaic/${kind}`);
const SEASONS = [2017, 2018, 2019].flatMap((year) => ["spring", "summer", "fall", "winter"].map((name) => `new-arrivals/${name}-${year}`));
const sales = ["end-of-year-sale", "end-of-year-sale-old", "cyber-monday-deals", "cyber-monday-deals-old", "labor-day-sale"];
const FEATURED = ["new-arrivals", "best-sellers", ...sales].map((name) => `featured/${name}`);

/** Listings that section 2.3 of the specification requires. */
const SPECIFIED = [
  ...["sale", "new-arrivals", ...SEASONS, "new-arrivals/fall-and-winter-2019", ...FEATURED],
  ...["decorative", "decorative/ceramic", "decorative/metal", "decorative/glass", "decorative-mosaic", ...MOSAICS],
  ...["natural-stone", ...STONES, "ceramic", "ceramic/quarry-tile", "ceramic-tiles/floor-tile", "by-look"],
  ...["slabs/granite", "porcelain", ...LOOKS, "engineered-wood"],
];

type Shown = { series: Series; product: Product };

/** Reports too few series, products or items, and missing or nearly empty listings. */
export function checkCoverage({ series, listings }: Catalog): string[] {
  const shown = series.flatMap((one) => one.products.map((product) => ({ series: one, product })));
  const counts = new Map(listings.map((listing) => [listing.path, shown.filter((one) => fits(one, listing)).length]));
  const atLeast = (paths: string[], least: number) =>
    paths
      .filter((path) => (counts.get(path) ?? 0) < least)
      .map((path) => `listing ${path}: ${counts.get(path) ?? "none"}, ${least} wanted`);
  const paths = new Set(listings.map((listing) => listing.path));
  return [
    ...totals(shown, series.length),
    ...SPECIFIED.filter((path) => !paths.has(path)).map((path) => `listing ${path} of the specification is missing`),
    ...listings.filter(({ parent }) => parent && !paths.has(parent)).map(({ path, parent }) => `listing ${path}: unknown parent ${parent}`),
    ...atLeast([...paths], LEAST.ofListing),
    ...atLeast(MOSAICS, LEAST.ofMosaic),
    ...atLeast(STONES, LEAST.ofStone),
    ...atLeast(LOOKS, LEAST.ofLook),
  ];
}

/** Reports items for sale that have no sample. */
export const itemsOf = (shown: Shown[]): number => shown.reduce((sum, one) => sum + formatsOf(one.series, one.product).length, 0);

function totals(shown: Shown[], seriesCount: number): string[] {
  const slabs = shown.filter(({ series }) => series.department === "slab").length;
  const short = (what: string, count: number, least: number) => (count < least ? [`${count} ${what}, ${least} wanted`] : []);
  return [
    ...short("series", seriesCount, LEAST.series),
    ...short("products", shown.length, LEAST.products),
    ...short("items", itemsOf(shown), LEAST.items),
    ...short("slab products", slabs, LEAST.slabs),
    ...shown.filter((one) => formatsOf(one.series, one.product).length === 0).map(({ product }) => `${product.code}: no items`),
  ];
}

/** Matches products to listings like the shop: OR within a key, AND across keys. */
function fits({ series, product }: Shown, { filter }: Listing): boolean {
  const had: Record<string, (string | undefined)[]> = {
    material: [series.material],
    stone: [series.stone],
    look: [product.look],
    department: [series.department],
    listing: series.listings ?? [],
    season: [series.season],
    tag: product.tags ?? [],
    colorFamily: [product.colorFamily],
    use: series.facts.uses ?? [],
  };
  const { allUses, ...others } = filter;
  if (Array.isArray(allUses) && allUses.some((use) => !had.use?.includes(use))) return false;
  return Object.entries(others).every(([key, wanted]) =>
    Array.isArray(wanted)
      ? wanted.some((value) => had[key]?.includes(value))
      : formatsOf(series, product).some((format) => (format.salePricePerUnitCents !== undefined) === wanted),
  );
}
