import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { ageStarts } from "../../invoice/index.ts";

/** What is open, in cents: of invoices by age, in the order of ages, and of credits, which are negative. */
interface OpenCents {
  agesCents: number[];
  creditsCents: number;
  balanceCents: number;
}

export interface OpenOfAccount extends OpenCents {
  customerId: number;
  name: string;
  paymentTerm: string;
  /** The earliest due day of its invoices; null if it has only credits. */
  oldestDueOn: string | null;
}

export interface OpenOfAll {
  accounts: OpenOfAccount[];
  total: number;
  totals: OpenCents;
}

interface Page {
  storefrontId: number;
  /** The day for which ages count. */
  on: string;
  offset: number;
  limit: number;
}

const bucketSums = (from: "open" | "accounts") => {
  const ages = ageStarts.map((_, at) =>
    from === "open" ? sql`coalesce(sum(cents) filter (where age = ${at}::int), 0)` : sql`coalesce(sum(ages_cents[${at + 1}::int]), 0)`,
  );
  return sql`array[${sql.join(ages)}]::bigint[] as ages_cents`;
};

/** Returns a page of the accounts with something open, the most overdue first, and the sums of all of them. */
export async function selectOpenByAccount(query: Query, { storefrontId, on, offset, limit }: Page): Promise<OpenOfAll> {
  const { rows } = await sql<{ total: number; totals: OpenCents; account: OpenOfAccount | null }>`
    with open as (
      select customer_id, open_cents as cents, case when kind = 'invoice' then coalesce(due_on, issued_on) end as due_on,
        case when kind = 'invoice' then width_bucket(${on}::date - coalesce(due_on, issued_on), ${ageStarts.slice(1)}::int[]) end as age
      from invoice where storefront_id = ${storefrontId} and open_cents <> 0),
    accounts as materialized (
      select customer_id, min(due_on) as oldest, ${bucketSums("open")}, coalesce(sum(cents) filter (where age is null), 0)::bigint as credits_cents,
        sum(cents)::bigint as balance_cents
      from open group by customer_id),
    totals as (
      select count(*)::int as total, ${bucketSums("accounts")}, coalesce(sum(credits_cents), 0)::bigint as credits_cents,
        coalesce(sum(balance_cents), 0)::bigint as balance_cents from accounts),
    page as (
      select * from accounts order by oldest nulls last, balance_cents desc, customer_id offset ${offset} limit ${limit})
    select total, jsonb_build_object('agesCents', totals.ages_cents, 'creditsCents', totals.credits_cents, 'balanceCents', totals.balance_cents) as totals,
      case when page.customer_id is not null then jsonb_build_object('customerId', page.customer_id, 'name', customer.name,
        'paymentTerm', customer.payment_term, 'oldestDueOn', page.oldest, 'agesCents', page.ages_cents, 'creditsCents', page.credits_cents,
        'balanceCents', page.balance_cents) end as account
    from totals left join page on true left join customer on customer.id = page.customer_id
    order by page.oldest nulls last, page.balance_cents desc, page.customer_id`.execute(query);
  const [{ total = 0, totals = { agesCents: [], creditsCents: 0, balanceCents: 0 } } = {}] = rows;
  return { accounts: rows.flatMap(({ account }) => account ?? []), total, totals };
}
