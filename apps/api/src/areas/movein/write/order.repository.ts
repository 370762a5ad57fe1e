import { populate, type Query } from "@azulejo/database";
import { sql } from "kysely";

export interface OrderRow {
  id: number;
  customerId: number | null;
  branchId: number | null;
  accountId: number | null;
  pickupPlaceId: number | null;
  earlierNo: string;
  placedOn: string;
  isCanceled: boolean;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  purchaseOrderNo: string | null;
  jobName: string | null;
}

interface Shop {
  storefrontId: number;
  currency: string;
  language: string;
}

/** How a moved order ended, and what the shop has refunded of it since. */
export interface Outcome {
  /** False for an order that was placed in the shop. */
  isMoved: boolean;
  isCanceled: boolean;
  pickupPlaceId: number | null;
  customerId: number | null;
  /** Null without a refund. */
  refundedCents: number | null;
}

export async function selectOutcomes(query: Query, ids: readonly number[]): Promise<Map<number, Outcome>> {
  const { rows } = await sql<Outcome & { id: number }>`
    select o.id, o.earlier_no is not null as is_moved, o.canceled_at is not null as is_canceled, o.pickup_place_id, o.customer_id,
      (select sum(amount_cents)::bigint from refund where refund.order_id = o.id and state <> 'failed') as refunded_cents
    from customer_order o where o.id = any(${[...ids]}::int[])`.execute(query);
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome]));
}

/** Returns orders that were placed in the shop. */
export async function selectShopOrders(query: Query, ids: readonly number[]): Promise<Set<number>> {
  const rows = await query
    .selectFrom("customerOrder")
    .select("id")
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .where("earlierNo", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns lines of moved orders with returned units, or a return under way. */
export async function selectReturnedLines(query: Query, ids: readonly number[]): Promise<Set<number>> {
  const rows = await query
    .selectFrom("orderReturnLine")
    .innerJoin("orderReturn", "orderReturn.id", "returnId")
    .select("orderLineId")
    .where("orderLineId", "=", (to) => to.fn.any(to.val([...ids])))
    .where("state", "!=", "withdrawn")
    .execute();
  return new Set(rows.map(({ orderLineId }) => orderLineId));
}

/** Returns lines with a return of any kind, a refund or a replacement in the shop. */
export async function selectUsedLines(query: Query, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select line.id from unnest(${[...ids]}::int[]) as line(id)
    where exists (select from order_return_line where order_line_id = line.id) or exists (select from refund_line where order_line_id = line.id)
      or exists (select from refund_tax where order_line_id = line.id) or exists (select from order_replacement where order_line_id = line.id)`.execute(
    query,
  );
  return new Set(rows.map(({ id }) => id));
}

const given = (rows: readonly OrderRow[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
  id int, "customerId" int, "branchId" int, "accountId" int, "pickupPlaceId" int, "earlierNo" text, "placedOn" date, "isCanceled" boolean,
  "goodsCents" bigint, "deliveryCents" bigint, "taxCents" bigint, "totalCents" bigint, "purchaseOrderNo" text, "jobName" text)`;

/** A moved order has only total amounts for delivery and tax. */
const delivery = sql`case when given."deliveryCents" > 0 then jsonb_build_object('service', 'freight', 'zone', 0, 'weight', 0,
  'cents', given."deliveryCents", 'liftgate', false, 'from', given."placedOn", 'until', given."placedOn") end`;
const taxes = (language: string) => sql`case when given."taxCents" = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
  'name', ${language === "es" ? "Impuestos" : "Tax"}::text, 'ratePpm', 0, 'cents', given."taxCents")) end`;

/** Inserts orders as placed and finished, with the event for the steps of their lines. */
export async function insertOrders(query: Query, { storefrontId, currency, language }: Shop, rows: readonly OrderRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into bag (id, storefront_id, account_id, status)
    select 'moved-' || given.id, ${storefrontId}, given."accountId", 'ordered' from ${given(rows)}`.execute(query);
  await sql`
    insert into customer_order (id, storefront_id, bag_id, receipt_key, attempt_key, status, earlier_no, customer_id, branch_id, account_id,
      pickup_place_id, email, phone, first_name, last_name, company, language, currency, terms_version, goods_cents, delivery_cents, tax_cents,
      total_cents, delivery, taxes, purchase_order_no, job_name, reserved_at, placed_at, finished_at, canceled_at)
    select given.id, ${storefrontId}, 'moved-' || given.id, replace(gen_random_uuid()::text, '-', ''), 'moved', 'placed', given."earlierNo",
      given."customerId", given."branchId", given."accountId", given."pickupPlaceId", coalesce(account.email, ''), coalesce(account.phone, ''),
      coalesce(account.given_name, ''), coalesce(account.surname, ''), customer.name, coalesce(account.language, ${language}), ${currency}, '',
      given."goodsCents", given."deliveryCents", given."taxCents", given."totalCents", ${delivery}, ${taxes(language)},
      given."purchaseOrderNo", given."jobName", at, at, at, case when given."isCanceled" then at end
    from ${given(rows)}
    join storefront on storefront.id = ${storefrontId}
    cross join lateral (values (given."placedOn"::timestamp at time zone storefront.timezone)) placed(at)
    left join account on account.id = given."accountId" left join customer on customer.id = given."customerId"`.execute(query);
  await sql`
    insert into order_event (order_id, key, kind, at)
    select o.id, 'moved:' || o.id, case when o.canceled_at is not null then 'canceled' when o.pickup_place_id is null then 'delivered' else 'shipped' end,
      o.placed_at
    from ${given(rows)} join customer_order o on o.id = given.id`.execute(query);
  await refreshWords(
    query,
    rows.map(({ id }) => id),
  );
}

/** Updates orders; their history in the shop stays. */
export async function updateOrders(query: Query, { language }: Pick<Shop, "language">, rows: readonly OrderRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update customer_order o set earlier_no = given."earlierNo", customer_id = given."customerId", branch_id = given."branchId",
      account_id = given."accountId", goods_cents = given."goodsCents",
      delivery_cents = given."deliveryCents", tax_cents = given."taxCents", total_cents = given."totalCents", delivery = ${delivery},
      taxes = ${taxes(language)}, purchase_order_no = given."purchaseOrderNo", job_name = given."jobName",
      placed_at = given."placedOn"::timestamp at time zone storefront.timezone
    from ${given(rows)}, storefront where o.id = given.id and storefront.id = o.storefront_id`.execute(query);
  // The return period starts with this event.
  await sql`
    update order_event set at = o.placed_at from ${given(rows)} join customer_order o on o.id = given.id
    where order_event.order_id = o.id and order_event.key = 'moved:' || o.id and order_event.at <> o.placed_at`.execute(query);
}

/** Updates the rows, so that the trigger collects their search words. */
async function refreshWords(query: Query, ids: readonly number[]): Promise<void> {
  await sql`update customer_order set job_name = job_name where id = any(${[...ids]}::int[])`.execute(query);
}

export interface LineRow {
  id: number;
  orderId: number;
  position: number;
  itemId: number | null;
  itemNo: string;
  name: string;
  quantity: number;
  sellUnit: string;
  unitPriceCents: number;
  goodsCents: number;
  taxCents: number;
  earlierLot: string | null;
}

/** Writes lines of moved orders, with all units handed over, or canceled with their order. */
export async function upsertLines(query: Query, rows: readonly LineRow[]): Promise<void> {
  await sql`
    insert into order_line (id, order_id, position, item_id, item_no, name, detail, quantity, sell_unit, unit_price_cents, goods_cents, tax_cents,
      earlier_lot, fulfilment, place_id)
    select row.id, row.order_id, row.position, row.item_id, row.item_no, row.name, '', row.quantity, row.sell_unit, row.unit_price_cents,
      row.goods_cents, row.tax_cents, row.earlier_lot, case when o.pickup_place_id is null then 'DLVR' else 'PKUP' end, o.pickup_place_id
    from ${populate("orderLine", rows as unknown as Record<string, unknown>[])} as row join customer_order o on o.id = row.order_id
    on conflict (id) do update set item_id = excluded.item_id, item_no = excluded.item_no, name = excluded.name,
      quantity = excluded.quantity, sell_unit = excluded.sell_unit, unit_price_cents = excluded.unit_price_cents,
      goods_cents = excluded.goods_cents, tax_cents = excluded.tax_cents, earlier_lot = excluded.earlier_lot`.execute(query);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into order_line_step (event_id, order_line_id, kind, units)
    select event.id, line.id, step.kind, line.quantity
    from order_line line join order_event event on event.key = 'moved:' || line.order_id
    join (values ('canceled', 'canceled'), ('delivered', 'picked'), ('delivered', 'shipped'), ('delivered', 'delivered'),
      ('shipped', 'picked'), ('shipped', 'ready'), ('shipped', 'shipped')) step(event, kind) on step.event = event.kind
    where line.id = any(${ids}::int[])
    on conflict (event_id, order_line_id, kind) do update set units = excluded.units`.execute(query);
  await refreshWords(query, [...new Set(rows.map(({ orderId }) => orderId))]);
}

export async function deleteLines(query: Query, ids: readonly number[]): Promise<void> {
  const rows = await query
    .deleteFrom("orderLine")
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .returning("orderId")
    .execute();
  await refreshWords(query, [...new Set(rows.map(({ orderId }) => orderId))]);
}
