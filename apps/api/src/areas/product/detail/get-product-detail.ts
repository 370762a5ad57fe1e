import { type Picture, type product, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";
import { readShippingRange } from "../../delivery/index.ts";
import { nearestVariant, toVariant, type View } from "../cards/card.rules.ts";
import { readProducts } from "../contract-prices/read-contract-prices.ts";
import { trailOf } from "../listing/trail.rules.ts";
import { swatchFor } from "../picture.rules.ts";
import { viewOf } from "../view.ts";

interface Asked {
  itemNo?: string | undefined;
  slug?: string | undefined;
}

/** Returns a product by item number or slug, with the requested variant or its sample selected. A sample's own number asks for the sample. */
export const getProductDetail: Verb<typeof product.detail> = async (context, input) => {
  const { stored, moved } = await findProduct(context, input);
  const view = await viewOf(context);
  const main = mainItem(stored, input.itemNo);
  const sampleItemNo = context.storefront.settings.features.samples ? main.sampleItemNo : null;
  const asksForSample = input.sample || input.itemNo?.toLowerCase() === sampleItemNo?.toLowerCase();
  const sample = asksForSample && sampleItemNo ? stored.items.find((item) => item.itemNo === sampleItemNo) : undefined;
  if (input.sample && !sample) throw new ShopError("product_sample_not_found");
  const { catalog, query, storefront } = context;
  const [siblings, listings, resources, shipping] = await Promise.all([
    catalog.products(query, storefront.id, await catalog.productsOfSeries(query, stored.seriesId)),
    catalog.listings(storefront.id),
    catalog.documentsOf(query, stored.seriesId, context.language),
    view.pricesHidden ? null : readShippingRange(context, sample ?? main, view.today),
  ]);
  const described = describe(stored, view);
  return {
    product: {
      ...described,
      sampleItemNo,
      ancestors: trailOf(listings, stored, context.language),
      colors: siblings.map((one) => toColor(one, stored, main, view)),
    },
    selected: described.variants.find(({ itemNo }) => itemNo === (sample ?? main).itemNo) ?? toVariant(sample ?? main, stored, view),
    sample: sample !== undefined,
    shipping,
    resources,
    moved,
  };
};

async function findProduct(context: Context, { itemNo, slug }: Asked): Promise<{ stored: StoredProduct; moved: boolean }> {
  const { catalog, query, storefront, language } = context;
  const found = itemNo
    ? { productId: await catalog.productOfItem(query, storefront.id, itemNo), moved: false }
    : await catalog.productOfSlug(query, storefront.id, language, slug ?? "");
  const [stored] = found?.productId ? await readProducts(context, [found.productId]) : [];
  if (!stored || !found) throw new ShopError("product_not_found");
  return { stored, moved: found.moved };
}

/** Returns the requested item; for a sample's own number the item that it is a sample of. */
function mainItem(stored: StoredProduct, itemNo: string | undefined): StoredItem {
  const wanted = itemNo?.toLowerCase();
  const items = stored.items.filter((item) => item.kind !== "sample");
  const main =
    items.find((item) => item.itemNo.toLowerCase() === wanted) ??
    items.find((item) => wanted && item.sampleItemNo?.toLowerCase() === wanted) ??
    items[0];
  if (!main) throw new ShopError("product_not_found");
  return main;
}

function describe(stored: StoredProduct, view: View) {
  const text = stored.texts[view.language] ?? stored.texts.en;
  return {
    code: stored.code,
    name: text.name,
    productSeries: stored.seriesCode,
    seriesName: stored.seriesName,
    seriesDescription: text.seriesDescription,
    description: text.description,
    color: text.color,
    colorFamily: stored.colorFamily,
    look: stored.look,
    material: stored.material,
    department: stored.department,
    slug: text.slug,
    slugs: { en: stored.texts.en.slug, es: stored.texts.es.slug },
    seoTitle: text.seoTitle,
    seoDescription: text.seoDescription,
    pictures: stored.pictures.map((picture) => withAlt(picture, stored.alts.get(picture.address)?.[view.language])),
    facts: Object.entries(stored.facts).map(([key, value]) => ({ key, value })),
    uses: stored.uses.map((value) => ({ value, label: view.terms.label("use", value, view.language) })),
    warnings: stored.warnings,
    variants: stored.items.filter((item) => item.kind !== "sample").map((item) => toVariant(item, stored, view)),
  };
}

const withAlt = (picture: Picture, alt: string | undefined): Picture => (alt ? { ...picture, alt } : picture);

function toColor(one: StoredProduct, selected: StoredProduct, main: StoredItem, view: View) {
  const text = one.texts[view.language] ?? one.texts.en;
  const nearest = nearestVariant(one.items, main) ?? main;
  const picture = swatchFor(one.pictures, nearest);
  const { itemNo } = nearest;
  return { code: one.code, itemNo, slug: text.slug, color: text.color, picture, selected: one.id === selected.id };
}
