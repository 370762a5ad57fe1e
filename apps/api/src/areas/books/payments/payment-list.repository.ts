import type { OfficePayment } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface WhichPayments {
  storefrontId: number;
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

/** Returns payments of orders and of invoices, newest first, and how many match in all. */
export async function selectPayments(query: Query, which: WhichPayments): Promise<{ payments: OfficePayment[]; total: number }> {
  const { storefrontId, timezone, statuses, from, to, offset, limit } = which;
  const within = sql`(${from}::date is null or at >= ${from}::date::timestamp at time zone ${timezone})
    and (${to}::date is null or at < (${to}::date + 1)::timestamp at time zone ${timezone})
    and (${statuses}::text[] is null or status = any(${statuses}))`;
  const { rows } = await sql<OfficePayment & { total: number }>`
    with every as (
      select payment.created_at as at, payment.id, 'order' as kind, payment.order_id as of_id, payment.status, payment.method,
        payment.provider, payment.provider_id, payment.amount_cents, payment.brand, payment.last4, null as reference
      from payment join customer_order on customer_order.id = payment.order_id and customer_order.storefront_id = ${storefrontId}
      union all
      select invoice_payment.created_at, invoice_payment.id, 'invoice', invoice_payment.customer_id, invoice_payment.status,
        invoice_payment.method, invoice_payment.provider, invoice_payment.provider_id, invoice_payment.amount_cents,
        invoice_payment.brand, invoice_payment.last4, invoice_payment.reference
      from invoice_payment join customer on customer.id = invoice_payment.customer_id and customer.storefront_id = ${storefrontId}
    ), matching as (
      select every.*, count(*) over ()::int as total from every where ${within} order by at desc, id desc offset ${offset} limit ${limit}
    )
    select ${utc("matching.at")} as at, customer_order.order_no,
      coalesce((
        select array_agg(invoice.invoice_no order by invoice.invoice_no) from invoice_payment_part part
        join invoice on invoice.id = part.invoice_id where matching.kind = 'invoice' and part.payment_id = matching.id), '{}') as invoice_nos,
      coalesce(customer.name, account.name, customer_order.first_name || ' ' || customer_order.last_name, '') as customer,
      matching.method, nullif(concat_ws(' ', matching.brand, coalesce(matching.last4, matching.reference)), '') as card,
      matching.provider, matching.provider_id, matching.status, matching.amount_cents,
      coalesce(customer_order.currency, (select currency from invoice where invoice.customer_id = matching.of_id limit 1), '') as currency,
      matching.total
    from matching
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

/** Returns money that went back, newest first, and how many entries there are in all. @param kind null for all */
export async function selectMoneyBack(
  query: Query,
  { storefrontId, kind, offset, limit }: { storefrontId: number; kind: string | null; offset: number; limit: number },
): Promise<{ entries: MoneyBackRow[]; total: number }> {
  const { rows } = await sql<MoneyBackRow & { total: number }>`
    select ${utc("money_back.created_at")} as at, money_back.kind, money_back.state, customer_order.order_no,
      coalesce(customer.name, customer_order.first_name || ' ' || customer_order.last_name) as customer, money_back.provider,
      money_back.provider_ref, money_back.amount_cents, customer_order.currency, count(*) over ()::int as total
    from money_back
    join payment on payment.id = money_back.payment_id
    join customer_order on customer_order.id = payment.order_id and customer_order.storefront_id = ${storefrontId}
    left join customer on customer.id = customer_order.customer_id
    where ${kind}::text is null or money_back.kind = ${kind}
    order by money_back.created_at desc, money_back.id desc offset ${offset} limit ${limit}`.execute(query);
  return { entries: rows.map(({ total: _, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}
