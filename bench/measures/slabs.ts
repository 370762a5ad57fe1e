import { filterYard, sortHits } from "@azulejo/api/areas/slabs/index.ts";
import type { StoredItem, StoredProduct } from "@azulejo/api/domain/product.ts";
import type { YardBundle } from "@azulejo/api/domain/slab-yard.ts";
import { type Figure, percentile } from "../figure.ts";

const BUNDLES = 4000;
const SLABS_EACH = 5;
const QUERIES = 2000;
const WARM_UP = 200;

const stones = ["granite", "marble", "quartzite", "onyx", "dolomite", "soapstone"];
const colors = ["white", "gray", "black", "blue", "green", "brown", "beige"];
const finishes = ["polished", "honed", "leathered"];
const thicknesses = ["12", "20", "30"];

/** Measures the list of a yard of 20,000 slabs with filters, in process. */
export function measureSlabs(): Figure[] {
  const yard = Array.from({ length: BUNDLES }, (_, index) => bundleOf(index));
  const times: number[] = [];
  let empty = 0;
  for (let query = 0; query < WARM_UP + QUERIES; query++) {
    const filters = {
      stone: query % 2 ? [at(stones, query)] : [],
      color: query % 3 ? [at(colors, query), at(colors, query + 2)] : [],
      thickness: query % 5 ? ["20"] : [],
      finish: query % 7 ? [] : ["honed"],
      ...(query % 4 === 0 && { minWidthMm: 2800, minHeightMm: 1600 }),
      ...(query % 6 === 0 && { priceFrom: 100_000, priceTo: 400_000 }),
      freeOnly: query % 3 === 0,
      pairOnly: query % 11 === 0,
    };
    const started = performance.now();
    const found = sortHits(filterYard(yard, filters).hits, query % 2 ? "price_asc" : "largest");
    if (query >= WARM_UP && found.length === 0) empty += 1;
    if (query >= WARM_UP) times.push(performance.now() - started);
  }
  if (empty > QUERIES / 10) throw new Error(`${empty} of ${QUERIES} queries found nothing, which is quicker than what shoppers ask`);
  return [
    { name: "list of 20,000 slabs with filters, median", value: percentile(times, 0.5), unit: "ms" },
    { name: "list of 20,000 slabs with filters, p99", value: percentile(times, 0.99), unit: "ms", goal: { atMost: 10 } },
  ];
}

const at = (values: readonly string[], index: number): string => values[index % values.length] ?? "";

/** Every combination equally often, so that filters on several facets find something. */
const facetsOf = (index: number) => ({
  stone: at(stones, index),
  color: at(colors, Math.floor(index / 6)),
  thickness: at(thicknesses, Math.floor(index / 42)),
  finish: at(finishes, Math.floor(index / 126)),
});

function bundleOf(index: number): YardBundle {
  return {
    code: `B${index}`,
    block: String(index),
    store: "downtown",
    arrivedOn: "2026-11-01",
    product: {} as StoredProduct,
    item: {} as StoredItem,
    facets: facetsOf(index),
    slabs: Array.from({ length: SLABS_EACH }, (_, slab) => ({
      code: `B${index}-${slab + 1}`,
      sequence: slab + 1,
      state: (index + slab) % 9 === 0 ? "sold" : (index + slab) % 7 === 0 ? "held" : "available",
      heldUntil: null,
      waiting: 0,
      widthMm: 2400 + ((index * 37) % 900),
      heightMm: 1400 + ((index * 53) % 600),
      area: 500_000 + ((index * 97) % 200_000),
      cents: 80_000 + ((index * 7919) % 500_000),
      picture: null,
    })),
  };
}
