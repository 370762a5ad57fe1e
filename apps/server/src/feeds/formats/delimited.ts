import type { Offer } from "@azulejo/contract/areas/product.ts";
import { stringify } from "csv-stringify/sync";
import { type Attributes, moneyOf } from "../attributes.rules.ts";

type Row = Record<string, string | number | undefined>;

async function* rowsOf(columns: readonly string[], delimiter: string, all: AsyncIterable<Row>): AsyncGenerator<string> {
  const line = (values: readonly unknown[]) => stringify([values], { delimiter });
  yield line(columns);
  for await (const row of all) yield line(columns.map((name) => row[name] ?? ""));
}

async function* mapped<T>(all: AsyncIterable<T>, rows: (one: T) => Row[]): AsyncGenerator<Row> {
  for await (const one of all) yield* rows(one);
}

/** Meta and Pinterest write "in stock", and have no date for back orders. */
const spoken = { in_stock: "in stock", backorder: "available for order", out_of_stock: "out of stock" } as const;

const metaColumns = [
  ..."id title description availability condition price link image_link brand additional_image_link sale_price".split(" "),
  ..."sale_price_effective_date item_group_id product_type gtin mpn color material size shipping_weight shipping".split(" "),
];

/**
 * Writes Meta's catalog as CSV (developers.facebook.com/docs/commerce-platform/catalog/fields). Products without a brand get the shop's
 * name.
 */
export const metaFeed = (all: AsyncIterable<Attributes>, shopName: string): AsyncGenerator<string> =>
  rowsOf(
    metaColumns,
    ",",
    mapped(all, ({ shipping, product_detail: _, ...one }) => [
      {
        ...one,
        availability: spoken[one.availability],
        brand: one.brand ?? shopName,
        additional_image_link: one.additional_image_link.join(","),
        shipping: shipping.map(({ country, price }) => `${country}:::${price}`).join(","),
      },
    ]),
  );

const pinterestColumns = [
  ..."id title description link image_link price availability condition sale_price additional_image_link item_group_id".split(" "),
  ..."product_type brand gtin mpn color material size shipping".split(" "),
];

/** Pinterest has no back orders; they count as out of stock. */
const pinned = { in_stock: "in stock", backorder: "out of stock", out_of_stock: "out of stock" } as const;

/** Writes Pinterest's catalog as TSV (help.pinterest.com/business/article/before-you-get-started-with-catalogs). */
export const pinterestFeed = (all: AsyncIterable<Attributes>): AsyncGenerator<string> =>
  rowsOf(
    pinterestColumns,
    "\t",
    mapped(all, ({ shipping, product_detail: _, ...one }) => [
      {
        ...one,
        availability: pinned[one.availability],
        additional_image_link: one.additional_image_link.join(","),
        shipping: shipping.map(({ country, price }) => `${country}:::${price}`).join(","),
      },
    ]),
  );

const localColumns = ["store code", "id", "quantity", "price", "availability"];
/** Below this quantity, Google calls the stock limited. */
const FEW = 3;

/**
 * Writes Google's local inventory as TSV (support.google.com/merchants/answer/3061342). The quantity is that of the largest lot, because
 * lots differ in shade and can't be laid side by side.
 */
export const localInventory = (all: AsyncIterable<Offer>): AsyncGenerator<string> =>
  rowsOf(
    localColumns,
    "\t",
    mapped(all, ({ itemNo, price, stock }) =>
      price
        ? stock.map(({ store, ofOneLot }) => ({
            "store code": store,
            id: itemNo,
            quantity: ofOneLot,
            price: moneyOf(price.cents, price.currency),
            availability: ofOneLot < FEW ? "limited_availability" : "in_stock",
          }))
        : [],
    ),
  );
