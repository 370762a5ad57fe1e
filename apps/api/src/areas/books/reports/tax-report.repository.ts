import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Days } from "../accounting/books-of-days.repository.ts";
import type { LedgerOwner } from "../journal/month.repository.ts";

interface TaxSum {
  name: string;
  country: string;
  province: string;
  ratePpm: number;
  taxableCents: number;
  cents: number;
  refundedCents: number;
}

/** Returns the taxes that were booked and given back in some days, by jurisdiction and rate. */
export async function selectTaxSums(query: Query, { storefrontId, timezone }: LedgerOwner, { from, to }: Days): Promise<TaxSum[]> {
  const { rows } = await sql<TaxSum>`
    with booked as (
      select posting.order_id, case when posting.key like 'void:%' then -1 else 1 end as sign
      from ledger_posting posting join customer_order on customer_order.id = posting.order_id
      where customer_order.storefront_id = ${storefrontId}
        and posting.key in ('sale:' || posting.order_id, 'void:' || posting.order_id)
        and (posting.at at time zone ${timezone})::date between ${from}::date and ${to}::date),
    moved as (
      select tax.name, tax.country, tax.province, tax.rate_ppm, sign * tax.taxable_cents as taxable, sign * tax.cents as charged, 0 as back
      from booked join order_tax tax on tax.order_id = booked.order_id
      union all
      select tax.name, tax.country, tax.province, tax.rate_ppm, 0, 0, tax.cents
      from refund join customer_order on customer_order.id = refund.order_id join refund_tax tax on tax.refund_id = refund.id
      where customer_order.storefront_id = ${storefrontId} and refund.state = 'done'
        and (refund.ended_at at time zone ${timezone})::date between ${from}::date and ${to}::date)
    select name, country, province, rate_ppm, sum(taxable)::bigint as taxable_cents, sum(charged)::bigint as cents,
      sum(back)::bigint as refunded_cents
    from moved group by name, country, province, rate_ppm
    order by country, province, name, rate_ppm`.execute(query);
  return rows;
}
