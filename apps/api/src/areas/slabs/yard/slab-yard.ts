import { type Query, ReadCache } from "@azulejo/database";
import type { Yard, YardBundle, YardSlab } from "../../../domain/slab-yard.ts";
import type { Catalog, SlabYard } from "../../../ports/catalog.ts";
import { unitPrice } from "../../product/index.ts";
import { areaOf, codeOf, partsOf } from "../slab-code.rules.ts";
import { type SlabRow, selectBundles, selectSlabs } from "./yard.repository.ts";

/** Maximum number of cached yards, one per storefront and day. */
const MOST = 20;
const rebuilding = new Set(["catalogue", "product", "storefront", "slab_bundle"]);

export function createSlabYard(catalog: Catalog): SlabYard {
  const yards = new ReadCache<string, Yard>(MOST);
  const built = new Map<string, { yard: Yard; storefrontId: number; today: string }>();
  let building = 0;

  const build = async (query: Query, storefrontId: number, today: string): Promise<Yard> => {
    building += 1;
    try {
      const yard = await readYard(query, catalog, storefrontId, today);
      built.set(String(storefrontId), { yard, storefrontId, today });
      return yard;
    } finally {
      building -= 1;
    }
  };
  return {
    read: (query, storefrontId, today) => yards.read(query, `${storefrontId}:${today}`, () => build(query, storefrontId, today)),
    async apply(query, changes) {
      const bundles = [...new Set(changes.filter((one) => one.kind === "slab").map((one) => partsOf(one.entity).bundle))];
      // A yard that is being read may lack the change, so everything is read again.
      if (building > 0 || changes.some((one) => rebuilding.has(one.kind))) {
        yards.dropAll();
        built.clear();
      } else if (bundles.length > 0)
        for (const { yard, storefrontId, today } of built.values())
          replaceSlabs(yard, await selectSlabs(query, storefrontId, bundles), today);
    },
  };
}

async function readYard(query: Query, catalog: Catalog, storefrontId: number, today: string): Promise<Yard> {
  const bundles = await selectBundles(query, storefrontId);
  const slabs = Map.groupBy(await selectSlabs(query, storefrontId), (slab) => slab.bundleId);
  const ids = [...new Set(bundles.map((bundle) => bundle.productId))];
  const products = new Map((await catalog.products(query, storefrontId, ids)).map((product) => [product.id, product]));
  const yard: Yard = { byStore: new Map(), byCode: new Map() };
  for (const { id, code, block, store, arrivedOn, productId, itemId } of bundles) {
    const product = products.get(productId);
    const item = product?.items.find((one) => one.id === itemId);
    if (!product || !item) continue;
    const facets = {
      stone: product.stone ?? product.material,
      color: product.colorFamily ?? "",
      thickness: item.thicknessMm === null ? "" : String(item.thicknessMm),
      finish: item.finish ?? "",
    };
    const bundle: YardBundle = { code, block, store, arrivedOn, product, item, facets, slabs: [] };
    bundle.slabs = (slabs.get(id) ?? []).map((row) => toSlab(row, bundle, today));
    yard.byCode.set(code, bundle);
    const inStore = yard.byStore.get(store);
    if (inStore) inStore.push(bundle);
    else yard.byStore.set(store, [bundle]);
  }
  return yard;
}

function replaceSlabs(yard: Yard, rows: SlabRow[], today: string): void {
  for (const [code, own] of Map.groupBy(rows, (row) => row.bundle)) {
    const bundle = yard.byCode.get(code);
    if (bundle) bundle.slabs = own.map((row) => toSlab(row, bundle, today));
  }
}

/** Returns a slab with its own price and area, or else those of its item. */
export function toSlab(row: SlabRow, { item, code, product }: YardBundle, today: string): YardSlab {
  const isNominal = row.widthMm === item.widthMm && row.heightMm === item.heightMm;
  const { pictureAddress, pictureWidth, pictureHeight } = row;
  return {
    code: codeOf(code, row.sequence),
    sequence: row.sequence,
    state: row.soldAt ? "sold" : row.heldUntil ? "held" : "available",
    heldUntil: row.soldAt || !row.heldUntil ? null : row.heldUntil.toISOString(),
    waiting: row.waiting,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    area: (isNominal && item.areaPerUnit) || areaOf(row.widthMm, row.heightMm),
    cents: row.priceCents ?? (item.price ? unitPrice(item.price, today, 1) : null),
    picture:
      pictureAddress && pictureWidth && pictureHeight
        ? {
            address: pictureAddress,
            width: pictureWidth,
            height: pictureHeight,
            kind: "slab",
            extentMm: { w: row.widthMm, h: row.heightMm },
            cellMm: null,
            rowMm: null,
            color: row.pictureColor,
          }
        : (product.pictures.find((picture) => picture.kind === "slab") ?? null),
  };
}
