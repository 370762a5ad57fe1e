import type { PriceLine } from "@azulejo/contract/areas/office/prices.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** The owner of lines: a price level, or one business account. */
export type LinesOwner = { priceLevelId: number } | { customerId: number };

export type StoredLine = PriceLine & { id: number };

/** The author of price changes, and the time. */
export interface By {
  staffId: number;
  at: Date;
}

interface StoredLevel {
  id: number;
  code: string;
  name: string;
  accounts: number;
}

/** Returns the price levels by code, with how many accounts have each. */
export async function selectLevels(query: Query, storefrontId: number, code?: string): Promise<StoredLevel[]> {
  const { rows } = await sql<StoredLevel>`
    select level.id, level.code, level.name,
      (select count(*)::int from price_level_assignment given where given.price_level_id = level.id and given.ended_at is null) as accounts
    from price_level level
    where level.storefront_id = ${storefrontId} and (${code ?? null}::text is null or level.code = ${code ?? null}::text)
    order by level.code`.execute(query);
  return rows;
}

/** Creates a level or renames it. Locks it until the transaction ends. */
export async function upsertLevel(query: Query, storefrontId: number, code: string, name: string): Promise<number> {
  const { id } = await query
    .insertInto("priceLevel")
    .values({ storefrontId, code, name })
    .onConflict((conflict) => conflict.columns(["storefrontId", "code"]).doUpdateSet({ name }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A code or item number in a line: as written, and as in the catalog; null if the catalog doesn't have it. */
export async function selectLines(query: Query, owner: LinesOwner, today: string): Promise<StoredLine[]> {
  const isOwn = "customerId" in owner ? sql`customer_id = ${owner.customerId}` : sql`price_level_id = ${owner.priceLevelId}`;
  const { rows } = await sql<StoredLine>`
    select id, scope, key, off_basis_points, cents, from_units, first_day::text as first_day, last_day::text as last_day
    from price_line where ${isOwn} and ended_at is null and (last_day is null or last_day >= ${today}::date)
    order by id`.execute(query);
  return rows;
}

export async function endLines(query: Query, ids: number[], { staffId, at }: By): Promise<void> {
  if (ids.length === 0) return;
  await query.updateTable("priceLine").set({ endedBy: staffId, endedAt: at }).where("id", "in", ids).execute();
}

const INSERTED_AT_ONCE = 500;

export async function insertLines(query: Query, storefrontId: number, owner: LinesOwner, lines: PriceLine[], by: By): Promise<void> {
  for (let from = 0; from < lines.length; from += INSERTED_AT_ONCE) {
    const rows = lines
      .slice(from, from + INSERTED_AT_ONCE)
      .map((line) => ({ ...line, ...owner, storefrontId, setBy: by.staffId, setAt: by.at }));
    await query.insertInto("priceLine").values(rows).execute();
  }
}

/** Looks up the departments, series and items of lines, ignoring case. */
interface NamedKey {
  scope: PriceLine["scope"];
  key: string;
  found: string | null;
}

/** Looks up the departments, series and items that lines name. Item numbers and codes are found in any case. */
export async function selectNamedKeys(query: Query, storefrontId: number, lines: Pick<PriceLine, "scope" | "key">[]): Promise<NamedKey[]> {
  const named = JSON.stringify(lines.filter(({ scope }) => scope !== "all").map(({ scope, key }) => ({ scope, key })));
  const { rows } = await sql<NamedKey>`
    with named as (select distinct scope, key from jsonb_to_recordset(${named}::jsonb) as row(scope text, key text))
    select named.scope, named.key, case named.scope
      when 'item' then (select item_no from item where storefront_id = ${storefrontId} and lower(item_no) = lower(named.key) limit 1)
      when 'series' then (select code from series where storefront_id = ${storefrontId} and lower(code) = lower(named.key) limit 1)
      else (select department from series where storefront_id = ${storefrontId} and lower(department) = lower(named.key) limit 1)
    end as found
    from named`.execute(query);
  return rows;
}

/** Locks a business account. @returns false when the storefront has no such account */
export async function lockCustomer(query: Query, storefrontId: number, customerId: number): Promise<boolean> {
  const row = await query
    .selectFrom("customer")
    .select("id")
    .where("id", "=", customerId)
    .where("storefrontId", "=", storefrontId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends an account's price level and assigns another one; null for none. */
export async function selectAssignedLevel(
  query: Query,
  storefrontId: number,
  customerId: number,
): Promise<{ code: string | null } | undefined> {
  return query
    .selectFrom("customer")
    .leftJoin("priceLevelAssignment", (join) =>
      join.onRef("priceLevelAssignment.customerId", "=", "customer.id").on("priceLevelAssignment.endedAt", "is", null),
    )
    .leftJoin("priceLevel", "priceLevel.id", "priceLevelAssignment.priceLevelId")
    .select("priceLevel.code")
    .where("customer.id", "=", customerId)
    .where("customer.storefrontId", "=", storefrontId)
    .executeTakeFirst();
}

/** Ends an account's price level and gives it another; null for none. */
export async function assignLevel(query: Query, customerId: number, priceLevelId: number | null, { staffId, at }: By): Promise<void> {
  await query
    .updateTable("priceLevelAssignment")
    .set({ endedBy: staffId, endedAt: at })
    .where("customerId", "=", customerId)
    .where("endedAt", "is", null)
    .execute();
  if (priceLevelId === null) return;
  await query.insertInto("priceLevelAssignment").values({ customerId, priceLevelId, setBy: staffId, setAt: at }).execute();
}
