import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** A business account's open amount of one due day, in cents; credits have no due day and are negative. */
export interface OpenOfAccount {
  customerId: number;
  name: string;
  paymentTerm: string;
  dueOn: string | null;
  cents: number;
  count: number;
}

export async function selectOpenByAccount(query: Query, storefrontId: number): Promise<OpenOfAccount[]> {
  const { rows } = await sql<OpenOfAccount>`
    select customer.id as customer_id, customer.name, customer.payment_term,
      case when invoice.kind = 'invoice' then coalesce(invoice.due_on, invoice.issued_on)::text end as due_on,
      sum(invoice.open_cents)::bigint as cents, count(*)::int as count
    from invoice join customer on customer.id = invoice.customer_id
    where customer.storefront_id = ${storefrontId} and invoice.open_cents <> 0
    group by customer.id, 4 order by customer.id, 4`.execute(query);
  return rows;
}
