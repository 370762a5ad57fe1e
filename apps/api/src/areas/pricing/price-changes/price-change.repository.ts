import type { PriceChange, PricePlan, ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface PricedItem extends ShopPrice {
  itemId: number;
  productId: number;
  itemNo: string;
  name: string;
}

interface Which {
  storefrontId: number;
  language: string;
  scope: PriceChange["scope"];
}

const shopPrice = sql`price.list_cents, price.sale_cents, price.sale_from::text as sale_from, price.sale_until::text as sale_until`;

/** Returns the items of a scope with their prices, by item number. @param lock for a change of them */
export async function selectPricedItems(query: Query, { storefrontId, language, scope }: Which, lock = false): Promise<PricedItem[]> {
  const [keys, except] = [scope.keys, scope.except].map((names) => names.map((name) => name.toLowerCase()));
  const { rows } = await sql<PricedItem>`
    select item.id as item_id, item.product_id, item.item_no, coalesce(product_text.name, item.item_no) as name, ${shopPrice}
    from price
    join item on item.id = price.item_id and item.kind = 'item' and item.storefront_id = ${storefrontId}
    join product on product.id = item.product_id
    join series on series.id = product.series_id
    left join product_text on product_text.product_id = product.id and product_text.language = ${language}
    where lower(item.item_no) <> all(${except}::text[]) and case ${scope.of} when 'item' then lower(item.item_no) = any(${keys}::text[])
      when 'series' then lower(series.code) = any(${keys}::text[])
      when 'department' then lower(series.department) = any(${keys}::text[]) else true end
    order by item.item_no ${lock ? sql`for update of price` : sql``}`.execute(query);
  return rows;
}

/** Returns the codes or item numbers of a scope that the catalog doesn't have. */
export async function selectUnknownKeys(query: Query, storefrontId: number, { of, keys }: PriceChange["scope"]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key where not case ${of}
      when 'item' then exists (select from item where storefront_id = ${storefrontId} and lower(item_no) = lower(key))
      when 'series' then exists (select from series where storefront_id = ${storefrontId} and lower(code) = lower(key))
      when 'department' then exists (select from series where storefront_id = ${storefrontId} and lower(department) = lower(key))
      else false end`.execute(query);
  return rows.map(({ key }) => key);
}

/** Returns the number of business accounts with own prices for these items, and of open quotes with these items. */
export async function selectTouched(query: Query, items: readonly PricedItem[]): Promise<{ ownPrices: number; openQuotes: number }> {
  const itemIds = items.map(({ itemId }) => itemId);
  const { rows } = await sql<{ ownPrices: number; openQuotes: number }>`
    with changed as (
      select item.id, item.item_no, series.code, series.department from item
      join product on product.id = item.product_id join series on series.id = product.series_id where item.id = any(${itemIds}::int[])),
    line as (
      select price_line.customer_id, price_line.price_level_id from price_line
      where price_line.ended_at is null and exists (
        select from changed where case price_line.scope when 'item' then lower(changed.item_no) = lower(price_line.key)
          when 'series' then lower(changed.code) = lower(price_line.key) when 'department' then lower(changed.department) = lower(price_line.key)
          else true end))
    select (
        select count(*)::int from customer where exists (
          select from line where line.customer_id = customer.id or exists (
            select from price_level_assignment assigned
            where assigned.customer_id = customer.id and assigned.ended_at is null and assigned.price_level_id = line.price_level_id))
      ) as own_prices,
      (select count(distinct sales_quote.id)::int from sales_quote join bag_line on bag_line.bag_id = sales_quote.bag_id
        where sales_quote.status in ('requested', 'sent') and bag_line.item_id = any(${itemIds}::int[])) as open_quotes`.execute(query);
  return rows[0] ?? { ownPrices: 0, openQuotes: 0 };
}

interface Change extends ShopPrice {
  at: string;
  by: string | null;
  beforeListCents: number;
  beforeSaleCents: number | null;
  beforeSaleFrom: string | null;
  beforeSaleUntil: string | null;
}

export async function selectHistory(query: Query, itemId: number, limit: number): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select to_char(price.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, staff.email as by, before_list_cents, before_sale_cents,
      before_sale_from::text as before_sale_from, before_sale_until::text as before_sale_until, ${shopPrice}
    from price_history price left join staff on staff.id = price.staff_id
    where price.item_id = ${itemId} order by price.id desc limit ${limit}`.execute(query);
  return rows;
}

/** The owner and contents of a plan of list prices. */
export interface NewPlan extends Pick<PriceChange, "basisPoints" | "cents" | "scope"> {
  storefrontId: number;
  startsOn: string;
  kind: PriceChange["kind"];
  staffId: number;
  at: Date;
}

export async function insertPlan(query: Query, { storefrontId, startsOn, kind, scope, basisPoints, cents, staffId, at }: NewPlan) {
  const { id } = await query
    .insertInto("pricePlan")
    .values({
      storefrontId,
      startsOn,
      kind: kind === "price" ? "price" : "list",
      scope: scope.of,
      keys: scope.keys,
      exceptItems: scope.except,
      basisPoints,
      cents,
      staffId,
      setAt: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a plan that begins after `today`. @returns its prices; null if there is no such plan */
export async function deletePlan(query: Query, storefrontId: number, planId: number, today: string) {
  const plan = await query
    .selectFrom("pricePlan")
    .select(["startsOn", "kind", "scope", "keys", "exceptItems", "basisPoints", "cents"])
    .where("storefrontId", "=", storefrontId)
    .where("id", "=", planId)
    .where("startsOn", ">", today)
    .forUpdate()
    .executeTakeFirst();
  if (!plan) return null;
  const prices = await query.deleteFrom("plannedPrice").where("pricePlanId", "=", planId).returning("itemId").execute();
  await query.deleteFrom("pricePlan").where("id", "=", planId).execute();
  return { ...plan, items: prices.length };
}

/**
 * Removes an item from a plan that begins after `today`; a plan without items is removed.
 * @returns the plan before; null if there is no such plan or item in it
 */
export async function takeOutOfPlan(query: Query, storefrontId: number, planId: number, itemNo: string, today: string) {
  const plan = await query
    .selectFrom("pricePlan")
    .select(["startsOn", "exceptItems"])
    .where("storefrontId", "=", storefrontId)
    .where("id", "=", planId)
    .where("startsOn", ">", today)
    .forUpdate()
    .executeTakeFirst();
  if (!plan) return null;
  const taken = await query
    .deleteFrom("plannedPrice")
    .where("pricePlanId", "=", planId)
    .where("itemId", "in", (of) => of.selectFrom("item").select("id").where("storefrontId", "=", storefrontId).where("itemNo", "=", itemNo))
    .returning("listCents")
    .executeTakeFirst();
  if (!taken) return null;
  const left = await query.selectFrom("plannedPrice").select("itemId").where("pricePlanId", "=", planId).limit(1).executeTakeFirst();
  if (!left) await query.deleteFrom("pricePlan").where("id", "=", planId).execute();
  else
    await query
      .updateTable("pricePlan")
      .set({ exceptItems: [...plan.exceptItems, itemNo] })
      .where("id", "=", planId)
      .execute();
  return { startsOn: plan.startsOn, itemNo, listCents: taken.listCents };
}

/** Returns the plans that begin after `today`, by day. */
export async function selectPlans(query: Query, storefrontId: number, today: string, planId: number | null = null): Promise<StoredPlan[]> {
  const { rows } = await sql<StoredPlan>`
    select plan.id as plan_id, plan.starts_on::text as starts_on, 
      case when plan.kind = 'list' and plan.basis_points is null then 'amount' else plan.kind end as kind,
      plan.scope as of, plan.keys, plan.except_items as except, plan.basis_points, plan.cents,
      (select count(*)::int from planned_price where price_plan_id = plan.id) as items,
      to_char(plan.set_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, staff.email as by
    from price_plan plan left join staff on staff.id = plan.staff_id
    where plan.storefront_id = ${storefrontId} and plan.starts_on > ${today}::date and plan.id = coalesce(${planId}::int, plan.id)
    order by plan.starts_on, plan.id`.execute(query);
  return rows;
}

export interface StoredPlan extends Omit<PricePlan, "scope"> {
  of: PricePlan["scope"]["of"];
  keys: string[];
  except: string[];
}

interface PlannedItem extends PricedItem {
  plannedCents: number;
}

/** Returns the items of a plan with their prices of today and the plan's list prices, by item number. */
export async function selectPlannedItems(query: Query, planId: number, language: string, limit: number): Promise<PlannedItem[]> {
  const { rows } = await sql<PlannedItem>`
    select item.id as item_id, item.product_id, item.item_no, coalesce(product_text.name, item.item_no) as name, ${shopPrice},
      planned_price.list_cents as planned_cents
    from planned_price
    join item on item.id = planned_price.item_id
    join price on price.item_id = item.id
    left join product_text on product_text.product_id = item.product_id and product_text.language = ${language}
    where planned_price.price_plan_id = ${planId}
    order by item.item_no limit ${limit}`.execute(query);
  return rows;
}

/** Returns an item's planned list prices after `today`, by day. */
export async function selectPlannedOf(query: Query, itemId: number, today: string) {
  const rows = await query
    .selectFrom("plannedPrice")
    .innerJoin("pricePlan", "pricePlan.id", "plannedPrice.pricePlanId")
    .leftJoin("staff", "staff.id", "pricePlan.staffId")
    .select(["pricePlanId as planId", "plannedPrice.startsOn", "listCents", "staff.email as by"])
    .where("itemId", "=", itemId)
    .where("plannedPrice.startsOn", ">", today)
    .orderBy("plannedPrice.startsOn")
    .execute();
  return rows;
}
