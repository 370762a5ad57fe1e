import type { Language, Picture, SellUnit } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { Query } from "@azulejo/database";
import { detailOf, pictureFor, toFormat, unitPrice } from "../../areas/product/index.ts";
import { readStores, type Store } from "../../areas/store/index.ts";
import type { Services, ShopServices } from "../../context.ts";
import { addDays, todayOf } from "../../domain/day.ts";
import type { Storefront } from "../../domain/storefront.ts";
import type { MailStorefront } from "../write-letter.ts";
import { selectSampleProductId } from "./sample-item.repository.ts";

/** The item in the examples. */
export interface SampleItem {
  itemNo: string;
  name: string;
  detail: string;
  sellUnit: SellUnit;
  /** In 1e-4 square feet. */
  areaPerUnit: number | null;
  cents: number;
  picture: Picture | null;
  format: PieceFormat | null;
}

/** The data for examples of emails: the shop's own where available. */
export interface SampleShop {
  storefront: MailStorefront;
  stores: readonly Store[];
  /** The store where goods are picked up; null for a shop without one. */
  store: Store | null;
  item: SampleItem;
  publicUrl: string;
  language: Language;
  currency: string;
  now: Date;
  /** Returns the day `days` after today as yyyy-mm-dd. */
  dayIn(days: number): string;
  /** Returns an address of a page in the email's language. @param path without language */
  page(path: string): string;
}

/** The example item for an empty catalog. */
const nobodysItem = {
  en: { name: "Porcelain Gray", detail: "12 × 24 in" },
  es: { name: "Porcelánico gris", detail: "12 × 24 in" },
};

export async function readSampleShop(
  { shopOf, referenceData, now }: Services,
  query: Query,
  storefront: Storefront,
  language: Language,
): Promise<SampleShop> {
  const { catalog, publicUrl } = shopOf(storefront.id);
  const stores = await readStores({ referenceData, query }, storefront.id);
  const today = todayOf(now(), storefront.timezone);
  const { currency } = storefront.settings;
  const item = await readItem({ catalog }, query, { storefront, language, today });
  return {
    ...{ storefront: { ...storefront, publicUrl }, stores, publicUrl, language, currency },
    store: stores.find((one) => one.handsOver) ?? null,
    item: item ?? {
      itemNo: "TILE-1224",
      ...nobodysItem[language],
      sellUnit: "box",
      areaPerUnit: 107_600,
      cents: 4599,
      picture: null,
      format: null,
    },
    now: now(),
    dayIn: (days) => addDays(today, days),
    page: (path) => `${publicUrl}/${language}/${path}`,
  };
}

async function readItem(
  { catalog }: Pick<ShopServices, "catalog">,
  query: Query,
  { storefront, language, today }: { storefront: Storefront; language: Language; today: string },
): Promise<SampleItem | null> {
  const id = await selectSampleProductId(query, storefront.id);
  const [product] = id === null ? [] : await catalog.products(query, storefront.id, [id]);
  const item = product?.items.find((one) => one.sellUnit === "box" && one.price !== null);
  if (!product || !item?.price) return null;
  return {
    itemNo: item.itemNo,
    name: product.texts[language].name,
    detail: detailOf(item, await catalog.terms(storefront.id), language),
    sellUnit: item.sellUnit,
    areaPerUnit: item.areaPerUnit,
    cents: unitPrice(item.price, today, 1),
    picture: pictureFor(product.pictures, item),
    format: toFormat(item, product),
  };
}
