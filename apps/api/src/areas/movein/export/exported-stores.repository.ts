import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { ExportedRow, Page } from "./exported-accounts.repository.ts";

const openingOn = (weekday: string) => sql`(place.hours -> ${weekday} ->> 0) || '-' || (place.hours -> ${weekday} ->> 1)`;

export async function selectStoreHours(query: Query, { storefrontId, after, limit }: Page): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select place.id as key, code as store, ${openingOn("mon")} as mon, ${openingOn("tue")} as tue, ${openingOn("wed")} as wed,
      ${openingOn("thu")} as thu, ${openingOn("fri")} as fri, ${openingOn("sat")} as sat, ${openingOn("sun")} as sun,
      array_to_string(closed_on, ';') as closed_on
    from place where storefront_id = ${storefrontId} and place.id > ${after} order by place.id limit ${limit}`.execute(query);
  return rows;
}

/** Goods that are still on their way; what was counted is stock. */
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
