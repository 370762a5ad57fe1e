import type { PriceLine } from "@azulejo/contract/areas/office/prices.ts";
import { insertRows, type Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Source } from "./external-id.repository.ts";

export interface LevelRow {
  id: number;
  storefrontId: number;
  code: string;
  name: string;
}

export const selectLevelsByCode = (query: Query, storefrontId: number, codes: readonly string[]): Promise<{ id: number; code: string }[]> =>
  query
    .selectFrom("priceLevel")
    .select(["id", "code"])
    .where("storefrontId", "=", storefrontId)
    .where("code", "=", (to) => to.fn.any(to.val([...codes])))
    .execute();

export async function upsertLevels(query: Query, rows: LevelRow[]): Promise<void> {
  await sql`${insertRows("priceLevel", rows as unknown as Record<string, unknown>[])}
    on conflict (id) do update set code = excluded.code, name = excluded.name`.execute(query);
}

/** Assigns price levels to business accounts; null for none. Unchanged ones keep their start date. */
export async function assignLevels(query: Query, rows: { customerId: number; priceLevelId: number | null }[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given("customerId" int, "priceLevelId" int)`;
  await sql`
    update price_level_assignment set ended_at = ${at} from ${given}
    where customer_id = given."customerId" and ended_at is null and price_level_id is distinct from given."priceLevelId"`.execute(query);
  await sql`
    insert into price_level_assignment (customer_id, price_level_id, set_at)
    select given."customerId", given."priceLevelId", ${at} from ${given}
    where given."priceLevelId" is not null and not exists (
      select from price_level_assignment other where other.customer_id = given."customerId" and other.ended_at is null)`.execute(query);
}

export interface PriceLineRow extends PriceLine {
  id: number;
  storefrontId: number;
  priceLevelId: number | null;
  customerId: number | null;
  setAt: Date;
}

export async function insertPriceLines(query: Query, rows: PriceLineRow[]): Promise<void> {
  await insertRows("priceLine", rows as unknown as Record<string, unknown>[]).execute(query);
}

export async function endPriceLines(query: Query, ids: readonly number[], at: Date): Promise<void> {
  await query
    .updateTable("priceLine")
    .set({ endedAt: at })
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .where("endedAt", "is", null)
    .execute();
}

/** A price's scope, by its code in the row and in the catalog. */
export interface CatalogKey {
  scope: "department" | "series" | "item";
  key: string;
  found: string;
}

/** Looks up items, series and departments, ignoring case; those missing in the catalog are left out. */
export async function selectCatalogKeys(
  query: Query,
  { storefrontId, source }: Source,
  named: readonly { scope: string; key: string }[],
): Promise<CatalogKey[]> {
  const wanted = sql`(select distinct scope, key, lower(key) as folded
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as row(scope text, key text)) wanted`;
  const { rows } = await sql<CatalogKey>`
    select scope, key, min(item.item_no) as found from ${wanted} join item on lower(item.item_no) = folded
    where scope = 'item' and item.storefront_id = ${storefrontId} group by scope, key
    union all
    select scope, key, item.item_no from ${wanted} join external_id entry on entry.storefront_id = ${storefrontId} and entry.kind = 'item'
      and entry.source = ${source} and entry.external_id = key join item on item.id = entry.record_id where scope = 'item'
    union all
    select scope, key, min(series.code) from ${wanted} join series on lower(series.code) = folded
    where scope = 'series' and series.storefront_id = ${storefrontId} group by scope, key
    union all
    select scope, key, min(series.department) from ${wanted} join series on lower(series.department) = folded
    where scope = 'department' and series.storefront_id = ${storefrontId} group by scope, key`.execute(query);
  return rows;
}
