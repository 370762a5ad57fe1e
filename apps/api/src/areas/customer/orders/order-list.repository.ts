import type { Fulfilment, Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { searched } from "./order-search.repository.ts";

/** The owner of orders: a business account, some of its branches or all if none is named, or one person, privately or for a business. */
export type OrderOwner = { customerId: number; branchIds: readonly number[] } | { accountId: number; isRetail: boolean };

export interface WhichOrders {
  storefrontId: number;
  whose: OrderOwner;
  /** Null for any time. */
  since: Date | null;
  /** An order whose last goods left before this moment is completed, even if no arrival was recorded. */
  leftSince: Date;
  /** Empty for any. */
  search: string;
  branchId: number | null;
  status: 0 | 1 | 2;
  sort: "newest" | "oldest" | "total_desc" | "total_asc";
  offset: number;
  limit: number;
}

export interface OrderRow {
  id: number;
  orderNo: number;
  earlierNo: string | null;
  receiptKey: string;
  placedAt: Date;
  finishedAt: Date | null;
  canceledAt: Date | null;
  firstName: string;
  lastName: string;
  pickupPlaceId: number | null;
  branch: string | null;
  purchaseOrderNo: string | null;
  jobName: string | null;
  totalCents: number;
  currency: string;
}

export interface OrderCounts {
  all: number;
  open: number;
  completed: number;
  /** The total of the orders of the status, without canceled ones. */
  totalCents: number;
}

/** Whether something is left to hand over, or on its way to the customer. */
const isOpen = ({ leftSince }: Pick<WhichOrders, "leftSince">): RawBuilder<boolean> =>
  sql`(o.finished_at is null or o.finished_at >= ${leftSince} and o.canceled_at is null and exists (
    select from order_line line join order_line_step step on step.order_line_id = line.id
    where line.order_id = o.id and line.fulfilment = 'DLVR' and step.kind in ('shipped', 'delivered') group by line.id
    having sum(step.units) filter (where step.kind = 'shipped') > coalesce(sum(step.units) filter (where step.kind = 'delivered'), 0)))`;

const statuses: Record<WhichOrders["status"], (which: WhichOrders) => RawBuilder<boolean>> = {
  0: () => sql`true`,
  1: isOpen,
  2: (which) => sql`not ${isOpen(which)}`,
};

const orders: Record<WhichOrders["sort"], RawBuilder<unknown>> = {
  newest: sql`o.placed_at desc, o.id desc`,
  oldest: sql`o.placed_at, o.id`,
  total_desc: sql`o.total_cents desc, o.id desc`,
  total_asc: sql`o.total_cents, o.id`,
};

function owned(whose: OrderOwner): RawBuilder<boolean> {
  if ("accountId" in whose) return sql`o.account_id = ${whose.accountId} ${whose.isRetail ? sql`and o.customer_id is null` : sql``}`;
  const { customerId, branchIds } = whose;
  return branchIds.length === 0
    ? sql`o.customer_id = ${customerId}`
    : sql`o.customer_id = ${customerId} and o.branch_id = any(${branchIds}::int[])`;
}

const ownerOf = (whose: OrderOwner): string => ("customerId" in whose ? `c${whose.customerId}` : `a${whose.accountId}`);

const numbered = /^\d{1,15}$/;

/** An exact order number is found regardless of the order's age. */
function placedSince({ since, search }: WhichOrders): RawBuilder<boolean> {
  if (!since) return sql`true`;
  const isNamed = numbered.test(search) ? sql`(o.order_no = ${Number(search)} or o.earlier_no = ${search})` : sql`o.earlier_no = ${search}`;
  return sql`(o.placed_at >= ${since} or ${isNamed})`;
}

const matching = (which: WhichOrders) => {
  const { storefrontId, whose, search, branchId } = which;
  return sql`o.storefront_id = ${storefrontId} and o.status = 'placed' and ${owned(whose)} and ${placedSince(which)} and ${searched(search, ownerOf(whose))}
    and (${branchId}::int is null or o.branch_id = ${branchId})`;
};

const listed = sql`o.id, o.order_no, o.earlier_no, o.receipt_key, o.placed_at, o.finished_at, o.canceled_at, o.first_name, o.last_name, o.pickup_place_id,
  branch.name as branch, o.purchase_order_no, o.job_name, o.total_cents, o.currency`;

/** Returns one page of placed orders. Ids are read from an index, and only the page's rows from the table. */
export async function selectOrders(query: Query, which: WhichOrders): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${listed} from (
      select o.id from customer_order o where ${matching(which)} and ${statuses[which.status](which)}
      order by ${orders[which.sort]} offset ${which.offset} limit ${which.limit}) page
    join customer_order o on o.id = page.id left join customer_branch branch on branch.id = o.branch_id
    order by ${orders[which.sort]}`.execute(query);
  return rows;
}

/** Returns a placed order if it belongs to one of the owners; null otherwise. */
export async function selectOrder(query: Query, storefrontId: number, receiptKey: string, owners: OrderOwner[]): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select ${listed} from customer_order o left join customer_branch branch on branch.id = o.branch_id
    where o.receipt_key = ${receiptKey} and o.storefront_id = ${storefrontId} and o.status = 'placed'
      and (${sql.join(owners.map(owned), sql` or `)})`.execute(query);
  return rows[0] ?? null;
}

/** Returns who approved an order within its business account, and when; null when nobody had to. */
export async function selectOrderApproval(query: Query, orderId: number): Promise<{ by: string; at: Date } | null> {
  const row = await query
    .selectFrom("approvalRequest")
    .innerJoin("account", "account.id", "approvalRequest.decidedBy")
    .select([sql<string>`concat_ws(' ', account.given_name, account.surname)`.as("by"), "decidedAt as at"])
    .where("orderId", "=", orderId)
    .where("status", "=", "approved")
    .executeTakeFirst();
  return row?.at ? { by: row.by, at: row.at } : null;
}

const counted: Record<WhichOrders["status"], RawBuilder<boolean>> = { 0: sql`true`, 1: sql`is_open`, 2: sql`not is_open` };

/** Counts the orders of each status, independent of the page. */
export async function countOrders(query: Query, which: WhichOrders): Promise<OrderCounts> {
  const { rows } = await sql<OrderCounts>`
    select count(*)::int as "all", count(*) filter (where is_open)::int as open, count(*) filter (where not is_open)::int as completed,
      coalesce(sum(total_cents) filter (where canceled_at is null and ${counted[which.status]}), 0)::float8 as total_cents
    from (select ${isOpen(which)} as is_open, o.canceled_at, o.total_cents from customer_order o where ${matching(which)}) o`.execute(
    query,
  );
  return rows[0] ?? { all: 0, open: 0, completed: 0, totalCents: 0 };
}

export interface ListedLine {
  id: number;
  orderId: number;
  name: string;
  fulfilment: Fulfilment;
  picture: unknown;
  format: unknown;
  promisedOn: string | null;
  quantity: number;
  picked: number;
  ready: number;
  shipped: number;
  delivered: number;
  canceled: number;
  lots: string[];
}

/** Returns the lines of orders with their progress and lots, in their order. */
export async function selectListedLines(query: Query, orderIds: number[]): Promise<ListedLine[]> {
  if (orderIds.length === 0) return [];
  const step = (kind: string) => sql`coalesce(sum(step.units) filter (where step.kind = ${kind}), 0)::int`;
  const { rows } = await sql<ListedLine>`
    select line.id, line.order_id, line.name, line.fulfilment, line.picture, line.format, line.promised_on::text as promised_on, line.quantity, progress.*,
      array(select lot.code from order_line_lot part join lot on lot.id = part.lot_id where part.order_line_id = line.id
        union all select line.earlier_lot where line.earlier_lot is not null order by 1) as lots
    from order_line line
    cross join lateral (
      select ${step("picked")} as picked, ${step("ready")} as ready, ${step("shipped")} as shipped, ${step("delivered")} as delivered,
        ${step("canceled")} as canceled
      from order_line_step step where step.order_line_id = line.id) progress
    where line.order_id = any(${orderIds}::int[]) order by line.order_id, line.position`.execute(query);
  return rows;
}
