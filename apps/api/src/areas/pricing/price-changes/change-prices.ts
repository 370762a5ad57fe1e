import { createHash } from "node:crypto";
import { type office, ShopError } from "@azulejo/contract";
import type { PriceChange, ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import type { PlannedPrice } from "../../../domain/prices/planned-price.ts";
import { recordAct } from "../../audit/index.ts";
import { planPrices, selectPlannedPrices, todayAt, updatePrices } from "../../product/index.ts";
import { selectItem } from "../../warehouse/index.ts";
import {
  deletePlan,
  insertPlan,
  type PricedItem,
  selectHistory,
  selectPlannedOf,
  selectPlans,
  selectPricedItems,
  selectTouched,
  selectUnknownKeys,
} from "./price-change.repository.ts";
import { type Planned, planOf, startOf } from "./price-change.rules.ts";

const SHOWN = 100;
const KEPT_ON_SCREEN = 100;
/** The log lists at most this many prices; the price history has all of them. */
const LOGGED = 200;

interface PlannedItem extends Planned {
  item: PricedItem;
}

export const previewPrices: Verb<typeof office.previewPrices> = async (context, change) => {
  const { items, planned, startsOn, revision } = await plan(context, change);
  const { query } = context;
  return {
    items: planned.length,
    products: new Set(planned.map(({ item }) => item.productId)).size,
    unchanged: items.length - planned.length,
    onSale: planned.filter(({ before, after }) => before.saleCents !== null && !isSameSale(before, after)).length,
    replaced: planned.filter(({ isReplacing }) => isReplacing).length,
    later: planned.filter(({ hasLater }) => hasLater).length,
    ...(await selectTouched(
      query,
      planned.map(({ item }) => item),
    )),
    startsOn,
    first: planned.slice(0, SHOWN).map(({ item, before, after }) => ({ itemNo: item.itemNo, name: item.name, before, after })),
    revision,
  };
};

/** Changes prices; refused if one of them has changed since the preview. */
export const changePrices: Verb<typeof office.changePrices> = (context, { change, revision }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    const { staffId } = requireStaff(inside);
    const { planned, startsOn, revision: found } = await plan(inside, change, true);
    if (found !== revision) throw new ShopError("office_prices_changed");
    const { scope, replaces, ...rest } = change;
    const former = replaces === null ? null : await deletePlan(query, storefront.id, replaces, todayAt(inside));
    if (replaces !== null && !former) throw new ShopError("office_price_plan_gone");
    const prices = planned.map(({ item, after }) => ({ itemId: item.itemId, ...after }));
    let planId: number | null = null;
    if (startsOn === null) {
      await updatePrices(query, prices, staffId);
      const products = [...new Set(planned.map(({ item }) => item.productId))];
      await recordChanges(
        query,
        products.map((id) => ({ kind: "product", entity: String(id) })),
      );
    } else if (prices.length > 0) {
      planId = await insertPlan(query, { ...change, storefrontId: storefront.id, startsOn, staffId, at: inside.now() });
      await planPrices(query, { id: planId, startsOn }, prices);
    }
    const itemNos = planned.slice(0, LOGGED).map(({ item }) => item.itemNo);
    await recordAct(inside, {
      kind: startsOn === null ? "prices.changed" : "prices.planned",
      subject: "prices",
      no: scope.of === "all" ? "all" : scope.keys.slice(0, 5).join(", "),
      before: former,
      after: { ...rest, scope: scope.of, items: planned.length, itemNos },
    });
    return { items: planned.length, planId };
  });

export const priceHistory: Verb<typeof office.priceHistory> = async (context, { itemNo }) => {
  const { query, storefront, language } = context;
  const known = await selectItem(query, storefront.id, itemNo);
  const scope = { of: "item" as const, keys: [itemNo], except: [] };
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
  const planned = await selectPlannedOf(query, known.id, todayAt(context));
  return { itemNo: item.itemNo, name: item.name, now: priceOf(item), planned, changes };
};

/** Calculates the effect of a price change. @throws office_price_key_unknown, office_price_plan_gone */
async function plan(context: Context, change: PriceChange, lock = false) {
  const { query, storefront, language } = context;
  const { scope, replaces } = change;
  const [unknown] = await selectUnknownKeys(query, storefront.id, scope);
  if (unknown !== undefined) throw new ShopError("office_price_key_unknown", { key: unknown });
  const today = todayAt(context);
  if (replaces !== null && (await selectPlans(query, storefront.id, today, replaces)).length === 0)
    throw new ShopError("office_price_plan_gone");
  const items = await selectPricedItems(query, { storefrontId: storefront.id, language, scope }, lock);
  // Read after locking the items, so that plans of the same items can't change.
  const plans = await selectPlannedPrices(
    query,
    items.map(({ itemId }) => itemId),
    replaces,
  );
  const startsOn = startOf(change, today);
  const planned = items.map((item): PlannedItem => ({ item, ...planOf(priceOf(item), plans.get(item.itemId) ?? [], change, startsOn) }));
  return { items, planned: planned.filter(({ isChanged }) => isChanged), startsOn, revision: revisionOf(items, plans, startsOn) };
}

const priceOf = ({ listCents, saleCents, saleFrom, saleUntil }: ShopPrice): ShopPrice => ({ listCents, saleCents, saleFrom, saleUntil });

const isSameSale = (one: ShopPrice, other: ShopPrice): boolean =>
  one.saleCents === other.saleCents && one.saleFrom === other.saleFrom && one.saleUntil === other.saleUntil;

/** Returns a hash that changes with the current or planned prices, or with the day on which the change begins. */
const revisionOf = (items: readonly PricedItem[], plans: Map<number, PlannedPrice[]>, startsOn: string | null): string =>
  createHash("sha256")
    .update(JSON.stringify([startsOn, items.map((item) => [item.itemId, priceOf(item), plans.get(item.itemId) ?? []])]))
    .digest("base64url")
    .slice(0, 16);
