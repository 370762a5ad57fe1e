import type { Database } from "@azulejo/database";
import { sql } from "kysely";

/** Returns the condition for rows that are valid on a day. */
export const holds = (table: string, today: string) =>
  sql`${sql.ref(`${table}.valid_from`)} <= ${today} and (${sql.ref(`${table}.valid_until`)} is null or ${sql.ref(`${table}.valid_until`)} >= ${today})`;

/** The countries that each storefront delivers to. */
export const served = sql`(
  select storefront.id, country.code as country from storefront,
    jsonb_array_elements_text(storefront.settings -> 'countries') as country(code))`;

/** Selects whether a postal code of a state or province is in a delivery zone; true if its postal codes are not known. */
const isDelivered = (today: string) => sql`exists (
  select from delivery_zone
  left join postal_range on postal_range.country = province.country and postal_range.province = province.code
  where delivery_zone.storefront_id = served.id and delivery_zone.country = province.country and ${holds("deliveryZone", today)}
    and (postal_range.province is null or (
      left(delivery_zone.postal_prefix, length(postal_range.first_prefix)) collate "C"
        >= left(postal_range.first_prefix, length(delivery_zone.postal_prefix))
      and left(delivery_zone.postal_prefix, length(postal_range.last_prefix)) collate "C"
        <= left(postal_range.last_prefix, length(delivery_zone.postal_prefix)))))`;

/**
 * Returns states and provinces to which a storefront delivers, or where it hands over goods, without a valid tax row: `US-OR`, or
 * `US-OR (Piedra Viva)` in a shop with several storefronts. Orders there are refused.
 */
export async function selectUntaxedPlaces(database: Database, today: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct wanted.country || '-' || wanted.province
      || case when (select count(*) from storefront) > 1 then ' (' || storefront.name || ')' else '' end as code from (
      select served.id, served.country, province.code as province from ${served} as served
        join province on province.country = served.country
        where ${isDelivered(today)}
      union
      select storefront_id, country, state from place
        join storefront on storefront.id = place.storefront_id
        where place.published and exists (
          select from jsonb_array_elements(storefront.settings -> 'operationTypes') as type
          where (type -> 'handsOver')::boolean and type ->> 'code' = any (operation_types))) as wanted
    join storefront on storefront.id = wanted.id
    where not exists (
      select from tax_rate where tax_rate.storefront_id = wanted.id and tax_rate.country = wanted.country
        and tax_rate.province = wanted.province and ${holds("taxRate", today)})
    order by code`.execute(database.query);
  return rows.map(({ code }) => code);
}
