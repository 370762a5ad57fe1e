import type { OfficeReservation } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { goodsColumns, joinProductText } from "../stock/lot.repository.ts";

/** A reservation for staff, with the data that changing it needs. */
export interface ListedReservation extends OfficeReservation {
  placeId: number;
  accountId: number | null;
  bagId: string | null;
}

interface Which {
  storefrontId: number;
  language: string;
  /** Only at these places; null for all. */
  placeIds: readonly number[] | null;
  id?: number | undefined;
  requestKey?: string | undefined;
  isHeld?: boolean | undefined;
  store?: string | undefined;
  search?: string | undefined;
  offset?: number;
  limit?: number;
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const escaped = (words: string): string => words.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
/** Selects the account's name, with its business; empty if the account was deleted. */
const customerName = sql`case when held.account_id is null then held.customer_name
  else concat_ws(', ', customer.name, nullif(trim(account.given_name || ' ' || account.surname), '')) end`;

/** Returns reservations and their total number: open ones by last day, then the others, newest first. */
export async function selectReservations(query: Query, which: Which): Promise<{ reservations: ListedReservation[]; total: number }> {
  const {
    storefrontId,
    language,
    placeIds,
    id = null,
    requestKey = null,
    isHeld = null,
    store = null,
    search,
    offset = 0,
    limit = 1,
  } = which;
  const words = search ? escaped(search) : null;
  const [begins, holds] = words === null ? [null, null] : [`${words}%`, `%${words}%`];
  const { rows } = await sql<ListedReservation & { total: number }>`
    with matching as (
      select held.*, ${customerName} as customer, coalesce(nullif(held.phone, ''), account.phone, '') as phone_now,
        count(*) over ()::int as total
      from stock_reservation held
      join lot on lot.id = held.lot_id
      join item on item.id = lot.item_id
      join place on place.id = lot.place_id
      left join account on account.id = held.account_id
      left join customer on customer.id = account.customer_id
      where held.storefront_id = ${storefrontId}
        and (${placeIds}::int[] is null or lot.place_id = any(${placeIds}))
        and (${id}::int is null or held.id = ${id})
        and (${requestKey}::text is null or held.request_key = ${requestKey})
        and (${isHeld}::boolean is null or (held.state = 'held') = ${isHeld})
        and (${store}::text is null or place.code = ${store})
        and (${begins}::text is null or item.item_no ilike ${begins} or lot.code ilike ${begins}
          or ${customerName} ilike ${holds} or held.phone ilike ${holds})
      order by held.state = 'held' desc, case when held.state = 'held' then held.last_day end, held.id desc
      offset ${offset} limit ${limit})
    select matching.id as reservation_no, matching.state, ${goodsColumns}, lot.code as lot, lot.shade, lot.caliber, place.code as store,
      lot.place_id, matching.units, matching.account_id, matching.bag_id, matching.customer, matching.phone_now as phone,
      matching.last_day::text as last_day, matching.note,
      (select phone_order.id from phone_order join bag on bag.id = phone_order.bag_id
        where phone_order.bag_id = matching.bag_id and phone_order.order_id is null and bag.status = 'open' and matching.state = 'held') as draft_no,
      (select order_no from customer_order where customer_order.id = matching.order_id) as order_no,
      ${utc("matching.created_at")} as created_at, maker.email as by, ${utc("matching.ended_at")} as ended_at, ender.email as ended_by,
      matching.total
    from matching
    join lot on lot.id = matching.lot_id
    join item on item.id = lot.item_id
    join place on place.id = lot.place_id
    ${joinProductText(language)}
    left join staff maker on maker.id = matching.staff_id
    left join staff ender on ender.id = matching.ended_by
    order by matching.state = 'held' desc, case when matching.state = 'held' then matching.last_day end, matching.id desc`.execute(query);
  return { reservations: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Assigns a reservation to a phone order's bag, unless it is assigned to another open bag. @returns whether it was assigned */
export async function giveToBag(query: Query, id: number, bagId: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update stock_reservation held set bag_id = ${bagId}
    where held.id = ${id} and held.state = 'held'
      and not exists (select from bag where bag.id = held.bag_id and bag.status = 'open') returning held.id`.execute(query);
  return rows.length > 0;
}

/** Returns the numbers of the reservations that an order has taken over. */
export async function selectTakenBy(query: Query, orderId: number): Promise<number[]> {
  const rows = await query.selectFrom("stockReservation").select("id").where("orderId", "=", orderId).orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** Deletes the name, phone number and note of reservations that ended before a time. */
export async function forgetReservationsBefore(query: Query, before: Date): Promise<void> {
  await query
    .updateTable("stockReservation")
    .set({ customerName: "", phone: "", note: "" })
    .where("endedAt", "<", before)
    .where((of) => of.or([of("customerName", "<>", ""), of("phone", "<>", ""), of("note", "<>", "")]))
    .execute();
}
