import type { Database } from "@azulejo/database";
import { holds, selectUntaxedPlaces, served } from "@azulejo/server/untaxed-places.repository.ts";
import { sql } from "kysely";

/** Checks a table that the shop requires to sell; `problem` is null, or names what is missing. */
export type TableCheck = (database: Database, today: string) => Promise<{ what: string; problem: string | null }>;

/** Every state or province with delivery, and every store, requires a tax row; zero if nothing is taxed. */
const taxes: TableCheck = async (database, today) => {
  const missing = (await selectUntaxedPlaces(database, today)).join(", ");
  return {
    what: "tax table",
    problem:
      missing === ""
        ? null
        : `no row is valid today for ${missing}: orders there are refused. Add rows to taxRates in the settings, with percent: 0 where nothing is taxed`,
  };
};

/** Every supported country requires zones, and every zone rates. */
const delivery: TableCheck = async (database, today) => {
  const { rows: countries } = await sql<{ country: string }>`
    select served.country from ${served} as served where not exists (
      select from delivery_zone where delivery_zone.storefront_id = served.id and delivery_zone.country = served.country
        and ${holds("deliveryZone", today)}) order by served.country`.execute(database.query);
  const { rows: zones } = await sql<{ zone: number }>`
    select distinct delivery_zone.zone from delivery_zone where ${holds("deliveryZone", today)} and not exists (
      select from delivery_rate where delivery_rate.storefront_id = delivery_zone.storefront_id
        and delivery_rate.zone = delivery_zone.zone and ${holds("deliveryRate", today)}) order by zone`.execute(database.query);
  const problems = [
    ...countries.map(({ country }) => `no zone of ${country} is valid today`),
    ...zones.map(({ zone }) => `zone ${zone} has no rate that is valid today`),
  ];
  return {
    what: "delivery tables",
    problem:
      problems.length > 0
        ? `${problems.join("; ")}: deliveries there are refused. Add rows to deliveryZones or deliveryRates in the settings`
        : null,
  };
};

/** Without postal code ranges, input for a state or province can't be checked. */
const postalRanges: TableCheck = async (database) => {
  const { rows } = await sql<{ code: string }>`
    select distinct province.country || '-' || province.code as code from ${served} as served
    join province on province.country = served.country
    where not exists (select from postal_range where postal_range.country = province.country and postal_range.province = province.code)
    order by code`.execute(database.query);
  const missing = rows.map((row) => row.code).join(", ");
  return {
    what: "postal codes",
    problem: missing === "" ? null : `no range for ${missing}: their postal codes are not checked. Add rows to postal_range`,
  };
};

/** A promotion's items, series and departments must be in the catalog; otherwise it applies to fewer items than it says. */
const promotions: TableCheck = async (database) => {
  const { rows } = await sql<{ code: string; name: string }>`
    select promotion.code, scope.name from promotion
    cross join lateral (
      select 'items' as kind, jsonb_array_elements_text(promotion.scope -> 'items') as name
      union all select 'series', jsonb_array_elements_text(promotion.scope -> 'series')
      union all select 'departments', jsonb_array_elements_text(promotion.scope -> 'departments')) as scope
    where not exists (
        select from item where item.storefront_id = promotion.storefront_id and scope.kind = 'items' and item.item_no = scope.name)
      and not exists (
        select from series where series.storefront_id = promotion.storefront_id
          and (scope.kind = 'series' and series.code = scope.name or scope.kind = 'departments' and series.department = scope.name))
    order by promotion.id, scope.name`.execute(database.query);
  const missing = rows.map(({ code, name }) => `${code} names ${name}`).join(", ");
  return {
    what: "promotions",
    problem: missing === "" ? null : `${missing}, which the catalog does not have. Correct appliesTo of these promotions in the settings`,
  };
};

export const tableChecks: TableCheck[] = [taxes, delivery, postalRanges, promotions];
