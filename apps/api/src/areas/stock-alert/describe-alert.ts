import type { SellUnit } from "@azulejo/contract";
import type { Context, Work } from "../../context.ts";
import { detailOf } from "../product/index.ts";
import { readStores } from "../store/index.ts";

/** The goods of a request as stored. */
interface StoredWant {
  itemNo: string;
  productId: number;
  sellUnit: SellUnit;
  units: number;
  placeId: number | null;
}

/** Returns the goods of requests in a language. */
export async function describeWants(context: Work & Pick<Context, "language">, wants: readonly StoredWant[]) {
  const { catalog, query, storefront, language } = context;
  const products = await catalog.products(query, storefront.id, [...new Set(wants.map(({ productId }) => productId))]);
  const stores = await readStores(context, storefront.id);
  const terms = await catalog.terms(storefront.id);
  return wants.map(({ itemNo, productId, sellUnit, units, placeId }) => {
    const product = products.find(({ id }) => id === productId);
    const item = product?.items.find((one) => one.itemNo === itemNo);
    return {
      itemNo,
      name: product?.texts[language].name ?? itemNo,
      detail: item ? detailOf(item, terms, language) : "",
      slug: product?.texts[language].slug ?? "",
      units,
      sellUnit,
      store: stores.find(({ id }) => id === placeId)?.texts[language].name ?? null,
    };
  });
}
