import type { ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { PlannedPrice } from "../../../domain/prices/planned-price.ts";

export interface PricePlan {
  id: number;
  startsOn: string;
  staffId: number | null;
}

/** Returns the plans that begin by a day, in the order of their days. */
export async function selectPlansDue(query: Query, storefrontId: number, today: string): Promise<PricePlan[]> {
  return query
    .selectFrom("pricePlan")
    .select(["id", "startsOn", "staffId"])
    .where("storefrontId", "=", storefrontId)
    .where("startsOn", "<=", today)
    .orderBy("startsOn")
    .orderBy("id")
    .execute();
}

export interface DuePrice extends ShopPrice {
  itemId: number;
  itemNo: string;
  productId: number;
}

/** Locks the prices of the plans' items by item number, as every change of prices does, and returns them. */
export async function lockPricesOf(query: Query, planIds: readonly number[]): Promise<DuePrice[]> {
  const { rows } = await sql<DuePrice>`
    select item.id as item_id, item.item_no, item.product_id, price.list_cents, price.sale_cents, price.sale_from::text as sale_from,
      price.sale_until::text as sale_until
    from price join item on item.id = price.item_id
    where item.id in (select item_id from planned_price where price_plan_id = any(${planIds}::int[]))
    order by item.item_no for update of price`.execute(query);
  return rows;
}

/** Deletes plans and returns their prices by plan, without those that another process has deleted. */
export async function takePlans(query: Query, planIds: readonly number[]): Promise<Map<number, { itemId: number; listCents: number }[]>> {
  const { rows } = await sql<{ itemId: number; listCents: number; planId: number }>`
    delete from planned_price where price_plan_id = any(${planIds}::int[])
    returning item_id, list_cents, price_plan_id as plan_id`.execute(query);
  await query.deleteFrom("pricePlan").where("id", "in", planIds).execute();
  return Map.groupBy(rows, ({ planId }) => planId);
}

/** Returns planned list prices by item id, ordered by day. @param except a plan to leave out */
export async function selectPlannedPrices(
  query: Query,
  itemIds: readonly number[],
  except: number | null = null,
): Promise<Map<number, PlannedPrice[]>> {
  const { rows } = await sql<PlannedPrice & { itemId: number }>`
    select item_id, starts_on::text as starts_on, list_cents from planned_price
    where item_id = any(${itemIds}::int[]) and price_plan_id is distinct from ${except}::int
    order by item_id, starts_on`.execute(query);
  return Map.groupBy(rows, ({ itemId }) => itemId);
}

/** Plans a list price of items from a day on. It replaces prices planned for the same day; plans without prices left are deleted. */
export async function planPrices(
  query: Query,
  { id, startsOn }: Pick<PricePlan, "id" | "startsOn">,
  prices: readonly { itemId: number; listCents: number }[],
): Promise<void> {
  await sql`
    insert into planned_price (item_id, starts_on, list_cents, price_plan_id)
    select row."itemId", ${startsOn}::date, row."listCents", ${id}
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as row("itemId" integer, "listCents" bigint)
    on conflict (item_id, starts_on) do update set list_cents = excluded.list_cents, price_plan_id = excluded.price_plan_id`.execute(query);
  await sql`
    delete from price_plan where starts_on = ${startsOn}::date and id <> ${id}
      and not exists (select from planned_price where price_plan_id = price_plan.id)`.execute(query);
}

/** Updates the shop's prices, and records the author in the price history. */
export async function updatePrices(
  query: Query,
  prices: readonly (ShopPrice & { itemId: number })[],
  staffId: number | null,
): Promise<void> {
  await sql`select set_config('azulejo.staff_id', ${staffId === null ? "" : String(staffId)}, true)`.execute(query);
  await sql`
    update price set list_cents = row."listCents", sale_cents = row."saleCents", sale_from = row."saleFrom", sale_until = row."saleUntil"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as row("itemId" integer, "listCents" integer, "saleCents" integer, "saleFrom" date, "saleUntil" date)
    where price.item_id = row."itemId"`.execute(query);
}
