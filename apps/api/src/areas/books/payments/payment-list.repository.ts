import type { OfficePayment } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { isOrderOfPlaces } from "../../order/index.ts";

export interface WhichPayments {
  storefrontId: number;
  /** Only payments of orders that are picked up at these places, or of their invoices; null for all. */
  placeIds: readonly number[] | null;
  timezone: string;
  /** Null for all. */
  statuses: readonly string[] | null;
  /** Days, both included. */
  from: string | null;
  to: string | null;
  offset: number;
  limit: number;
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** More than this are not counted. */
const MAX_COUNTED = 10_000;

type Kind = "order" | "invoice";
const tables = {
  order: sql`payment paid join customer_order owner on owner.id = paid.order_id`,
  invoice: sql`invoice_payment paid join customer owner on owner.id = paid.customer_id`,
};
const references = { order: sql`null`, invoice: sql`paid.reference` };

/** The invoices that a payment pays a part of. @param payment a column with its id */
const paidInvoices = (payment: RawBuilder<unknown>, placeIds: WhichPayments["placeIds"]) => sql`
  invoice_payment_part part join invoice on invoice.id = part.invoice_id
  where part.payment_id = ${payment} and ${isOrderOfPlaces(placeIds, "invoice.order_id")}`;

const ownPayments = {
  order: (placeIds) => isOrderOfPlaces(placeIds, "owner.id"),
  invoice: (placeIds) => (placeIds === null ? sql`true` : sql`exists (select from ${paidInvoices(sql`paid.id`, placeIds)})`),
} satisfies Record<Kind, (placeIds: WhichPayments["placeIds"]) => RawBuilder<boolean>>;

function isWithin(kind: Kind, { storefrontId, placeIds, timezone, from, to }: WhichPayments): RawBuilder<boolean> {
  return sql`owner.storefront_id = ${storefrontId} and ${ownPayments[kind](placeIds)}
    and (${from}::date is null or paid.created_at >= ${from}::date::timestamp at time zone ${timezone})
    and (${to}::date is null or paid.created_at < (${to}::date + 1)::timestamp at time zone ${timezone})`;
}

const isOnAccount = sql<boolean>`(paid.status = 'captured' and paid.method = 'Credit')`;
/** Shows an order's part on a credit line as `onAccount`, because nobody has paid it yet. */
const shownStatus = {
  order: sql`case when ${isOnAccount} then 'onAccount' else paid.status end`,
  invoice: sql`paid.status`,
} satisfies Record<Kind, RawBuilder<unknown>>;

function hasStatus(kind: Kind, status: string): RawBuilder<boolean> {
  if (kind === "invoice") return sql`paid.status = ${status}`;
  if (status === "onAccount") return isOnAccount;
  return status === "captured" ? sql`paid.status = 'captured' and paid.method <> 'Credit'` : sql`paid.status = ${status}`;
}

const conditionsOf = (kind: Kind, { statuses }: WhichPayments): RawBuilder<boolean>[] =>
  statuses ? statuses.map((status) => hasStatus(kind, status)) : [sql<boolean>`true`];

/**
 * Selects the newest payments of one kind, with a separate subquery per status, because an index has the payments of each status in order.
 */
function newest(kind: Kind, which: WhichPayments, limit: number): RawBuilder<unknown> {
  const select = (condition: RawBuilder<boolean>) => sql`
    (select paid.created_at as at, paid.id, ${kind} as kind, paid.${kind === "order" ? sql`order_id` : sql`customer_id`} as of_id, ${shownStatus[kind]} as status,
      paid.method, paid.provider, paid.provider_id, paid.amount_cents, paid.brand, paid.last4, ${references[kind]} as reference
    from ${tables[kind]} where ${isWithin(kind, which)} and ${condition}
    order by paid.created_at desc, paid.id desc limit ${limit})`;
  return sql.join(conditionsOf(kind, which).map(select), sql` union all `);
}

const count = (kind: Kind, which: WhichPayments): RawBuilder<number> => sql`
  select count(*) from (
    select from ${tables[kind]} where ${isWithin(kind, which)} and (${sql.join(conditionsOf(kind, which), sql` or `)})
    limit ${MAX_COUNTED}) found`;

/** Returns payments of orders and of invoices, newest first, and how many match in all, counted up to 10,000. */
export async function selectPayments(query: Query, which: WhichPayments): Promise<{ payments: OfficePayment[]; total: number }> {
  const { offset, limit } = which;
  const last = offset + limit;
  const { rows } = await sql<OfficePayment & { total: number }>`
    with matching as (
      select * from (${newest("order", which, last)} union all ${newest("invoice", which, last)}) every
      order by at desc, id desc offset ${offset} limit ${limit}
    ), counted as (
      select least(${MAX_COUNTED}, (${count("order", which)}) + (${count("invoice", which)}))::int as total
    )
    select ${utc("matching.at")} as at, customer_order.order_no,
      coalesce((
        select array_agg(invoice.invoice_no order by invoice.invoice_no)
        from ${paidInvoices(sql`matching.id`, which.placeIds)} and matching.kind = 'invoice'), '{}') as invoice_nos,
      coalesce(customer.name, account.name, customer_order.first_name || ' ' || customer_order.last_name, '') as customer,
      matching.method, nullif(concat_ws(' ', matching.brand, coalesce(matching.last4, matching.reference)), '') as card,
      matching.provider, matching.provider_id, matching.status, matching.amount_cents,
      coalesce(customer_order.currency, (select currency from invoice where invoice.customer_id = matching.of_id limit 1), '') as currency,
      counted.total
    from matching cross join counted
    left join customer_order on matching.kind = 'order' and customer_order.id = matching.of_id
    left join customer on customer.id = customer_order.customer_id
    left join customer account on matching.kind = 'invoice' and account.id = matching.of_id
    order by matching.at desc, matching.id desc`.execute(query);
  return { payments: rows.map(({ total: _, ...payment }) => payment), total: rows[0]?.total ?? 0 };
}

interface MoneyBackRow {
  at: string;
  kind: "refund" | "dispute" | "return";
  state: "open" | "done" | "failed";
  orderNo: number;
  customer: string;
  provider: string;
  providerRef: string;
  amountCents: number;
  currency: string;
}

interface WhichMoneyBack extends Pick<WhichPayments, "storefrontId" | "placeIds" | "offset" | "limit"> {
  kind: string | null;
}

/** Returns money that went back, newest first, and how many entries there are, counted up to 10,000. @param kind null for all */
export async function selectMoneyBack(
  query: Query,
  { storefrontId, placeIds, kind, offset, limit }: WhichMoneyBack,
): Promise<{ entries: MoneyBackRow[]; total: number }> {
  const matching = sql`money_back
    join payment on payment.id = money_back.payment_id
    join customer_order on customer_order.id = payment.order_id and customer_order.storefront_id = ${storefrontId}
    where (${kind}::text is null or money_back.kind = ${kind}) and ${isOrderOfPlaces(placeIds, "customer_order.id")}`;
  const { rows } = await sql<MoneyBackRow & { total: number }>`
    with page as (select money_back.id, customer_order.id as order_id from ${matching}
      order by money_back.created_at desc, money_back.id desc offset ${offset} limit ${limit}),
    counted as (select count(*)::int as total from (select from ${matching} limit ${MAX_COUNTED}) found)
    select ${utc("money_back.created_at")} as at, money_back.kind, money_back.state, customer_order.order_no,
      coalesce(customer.name, customer_order.first_name || ' ' || customer_order.last_name) as customer, money_back.provider,
      money_back.provider_ref, money_back.amount_cents, customer_order.currency, counted.total
    from page
    join money_back on money_back.id = page.id
    join customer_order on customer_order.id = page.order_id
    left join customer on customer.id = customer_order.customer_id
    cross join counted
    order by money_back.created_at desc, money_back.id desc`.execute(query);
  return { entries: rows.map(({ total: _, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}
