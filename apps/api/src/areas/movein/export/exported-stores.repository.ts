import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { dollars, type ExportedRow, type Page } from "./exported-accounts.repository.ts";

const openingOn = (weekday: string) => sql`(place.hours -> ${weekday} ->> 0) || '-' || (place.hours -> ${weekday} ->> 1)`;

export async function selectStoreHours(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select * from (select row_number() over (order by code collate "C")::int as key, code as store, ${openingOn("mon")} as mon, ${openingOn("tue")} as tue, ${openingOn("wed")} as wed,
      ${openingOn("thu")} as thu, ${openingOn("fri")} as fri, ${openingOn("sat")} as sat, ${openingOn("sun")} as sun,
      array_to_string(closed_on, ';') as closed_on
    from place where storefront_id = ${storefrontId}) known where key > ${after} order by key limit ${limit}`.execute(query);
  return rows;
}

/** Selects what items that are sold cost, by the days from which it applies. */
export async function selectCosts(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select * from (
      select row_number() over (order by item_no collate "C", starts_on)::int as key, item_no as item, starts_on::text as "from",
        ${dollars(sql`cost_cents`)} as cost
      from item_cost join item on item.id = item_cost.item_id
      where item.storefront_id = ${storefrontId} and item.published) known
    where key > ${after} order by key limit ${limit}`.execute(query);
  return rows;
}

/** Selects goods on their way. Goods that were counted on arrival are exported as stock. */
export async function selectContainers(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select line.id as key, line.id, container.code as container, supplier, place.code as store, expected_on::text as expected_on,
      item.item_no as item, lot_code as lot, shade, caliber, expected as units
    from container_line line join container on container.id = line.container_id join place on place.id = container.place_id
      join item on item.id = line.item_id
    where container.storefront_id = ${storefrontId} and counted is null and expected > 0 and line.id > ${after}
    order by line.id limit ${limit}`.execute(query);
  return rows;
}

/** Selects slabs in a yard. Sold slabs are exported with their orders. */
export async function selectSlabs(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select slab.id as key, slab.id, bundle.code as bundle, sequence, item.item_no as item, place.code as store, block, arrived_on::text as arrived_on,
      slab.width_mm, slab.height_mm, ${dollars(sql`slab.price_cents`)} as price, slab.picture_address as picture
    from slab join slab_bundle bundle on bundle.id = slab.bundle_id join place on place.id = bundle.place_id join item on item.id = bundle.item_id
    where bundle.storefront_id = ${storefrontId} and sold_at is null and slab.id > ${after} order by slab.id limit ${limit}`.execute(query);
  return rows;
}
