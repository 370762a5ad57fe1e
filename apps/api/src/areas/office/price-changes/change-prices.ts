import { createHash } from "node:crypto";
import { type office, ShopError } from "@azulejo/contract";
import type { PriceChange, ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { selectItem } from "../stock/lot.repository.ts";
import {
  type PricedItem,
  selectHistory,
  selectPricedItems,
  selectTouched,
  selectUnknownKeys,
  updatePrices,
} from "./price-change.repository.ts";
import { changedPrice, isSamePrice } from "./price-change.rules.ts";

const SHOWN = 100;
const KEPT_ON_SCREEN = 100;
/** The log names no more of them; the price history has all. */
const LOGGED = 200;

interface Planned {
  item: PricedItem;
  after: ShopPrice;
}

export const previewPrices: Verb<typeof office.previewPrices> = async (context, change) => {
  const { items, planned } = await plan(context, change);
  const { query } = context;
  return {
    items: planned.length,
    products: new Set(planned.map(({ item }) => item.productId)).size,
    unchanged: items.length - planned.length,
    onSale: planned.filter(({ item }) => item.saleCents !== null).length,
    ...(await selectTouched(
      query,
      planned.map(({ item }) => item),
    )),
    first: planned.slice(0, SHOWN).map(({ item, after }) => ({ itemNo: item.itemNo, name: item.name, before: priceOf(item), after })),
    revision: revisionOf(items),
  };
};

/** Refuses to save when one of the prices has changed since the preview. */
export const changePrices: Verb<typeof office.changePrices> = (context, { change, revision }) =>
  inTransaction(context, async (inside) => {
    const { query } = inside;
    const { staffId } = requireStaff(inside);
    const { items, planned } = await plan(inside, change, true);
    if (revisionOf(items) !== revision) throw new ShopError("office_prices_changed");
    const prices = planned.map(({ item, after }) => ({ itemId: item.itemId, ...after }));
    await updatePrices(query, prices, staffId);
    const products = [...new Set(planned.map(({ item }) => item.productId))];
    await recordChanges(
      query,
      products.map((id) => ({ kind: "product", entity: String(id) })),
    );
    const { scope, ...rest } = change;
    const itemNos = planned.slice(0, LOGGED).map(({ item }) => item.itemNo);
    await recordAct(inside, {
      kind: "prices.changed",
      subject: "prices",
      no: scope.of === "all" ? "all" : scope.keys.slice(0, 5).join(", "),
      before: null,
      after: { ...rest, scope: scope.of, items: planned.length, itemNos },
    });
    return { items: planned.length };
  });

export const priceHistory: Verb<typeof office.priceHistory> = async ({ query, storefront, language }, { itemNo }) => {
  const known = await selectItem(query, storefront.id, itemNo);
  const scope = { of: "item" as const, keys: [itemNo] };
  const [item] = await selectPricedItems(query, { storefrontId: storefront.id, language, scope });
  if (!known || !item) throw new ShopError("product_not_found");
  const changes = (await selectHistory(query, known.id, KEPT_ON_SCREEN)).map(({ at, by, ...row }) => ({
    at,
    by,
    before: {
      listCents: row.beforeListCents,
      saleCents: row.beforeSaleCents,
      saleFrom: row.beforeSaleFrom,
      saleUntil: row.beforeSaleUntil,
    },
    after: priceOf(row),
  }));
  return { itemNo: item.itemNo, name: item.name, now: priceOf(item), changes };
};

/** Works out what a change does. @throws office_price_key_unknown */
async function plan(context: Context, change: PriceChange, lock = false): Promise<{ items: PricedItem[]; planned: Planned[] }> {
  const { query, storefront, language } = context;
  const [unknown] = await selectUnknownKeys(query, storefront.id, change.scope);
  if (unknown !== undefined) throw new ShopError("office_price_key_unknown", { key: unknown });
  const items = await selectPricedItems(query, { storefrontId: storefront.id, language, scope: change.scope }, lock);
  const planned = items.map((item) => ({ item, after: changedPrice(priceOf(item), change) }));
  return { items, planned: planned.filter(({ item, after }) => !isSamePrice(priceOf(item), after)) };
}

const priceOf = ({ listCents, saleCents, saleFrom, saleUntil }: ShopPrice): ShopPrice => ({ listCents, saleCents, saleFrom, saleUntil });

const revisionOf = (items: readonly PricedItem[]): string =>
  createHash("sha256")
    .update(JSON.stringify(items.map((item) => [item.itemId, priceOf(item)])))
    .digest("base64url")
    .slice(0, 16);
