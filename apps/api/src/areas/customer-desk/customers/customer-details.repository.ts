import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { isOrderOfPlaces } from "../../order/index.ts";

interface Which {
  customerId: number;
  today: string;
  /** Only invoices of orders picked up at these places; null for all. */
  placeIds: readonly number[] | null;
}

const externalIds = sql<{ source: string; id: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('source', source, 'id', external_id) order by source, external_id), '[]')
  from external_id where external_id.kind = 'invoice' and record_id = invoice.id)`.as("externalIds");

/** Returns the records of a business account besides its terms and people. */
export async function selectCustomerDetails(query: Query, { customerId, today, placeIds }: Which) {
  const isOwn = isOrderOfPlaces(placeIds, "invoice.order_id");
  const [own, branches, certificates, quotes, invoices, unpaid] = await Promise.all([
    sql<{ lockReason: string | null; priceLevel: string | null }>`
      select lock_reason, (select level.name from price_level_assignment assignment join price_level level on level.id = assignment.price_level_id
        where assignment.customer_id = customer.id and assignment.ended_at is null) as price_level
      from customer where id = ${customerId}`.execute(query),
    query
      .selectFrom("customerBranch")
      .select(["number", "name", "city", "state"])
      .where("customerId", "=", customerId)
      .orderBy("number")
      .execute(),
    query
      .selectFrom("taxExemption")
      .select(["id", "province", "state", "expiresOn"])
      .where("customerId", "=", customerId)
      .orderBy("id", "desc")
      .limit(20)
      .execute(),
    query
      .selectFrom("salesQuote")
      .select(["quoteNo", "status as state", "requestedAt", "jobName"])
      .where("customerId", "=", customerId)
      .orderBy("id", "desc")
      .limit(10)
      .execute(),
    sql<{ openCount: number; openCents: number; overdueCents: number }>`
      select count(*)::int as open_count, coalesce(sum(open_cents), 0)::bigint as open_cents,
        coalesce(sum(open_cents) filter (where due_on < ${today}), 0)::bigint as overdue_cents
      from invoice where customer_id = ${customerId} and kind = 'invoice' and open_cents > 0 and ${isOwn}`.execute(query),
    query
      .selectFrom("invoice")
      .select(["invoiceNo", "dueOn", "openCents"])
      .select(externalIds)
      .where("customerId", "=", customerId)
      .where("kind", "=", "invoice")
      .where("openCents", ">", 0)
      .where(isOwn)
      .orderBy("dueOn")
      .orderBy("id")
      .limit(100)
      .execute(),
  ]);
  const [row] = own.rows;
  const [open] = invoices.rows;
  return {
    lockReason: null,
    priceLevel: null,
    ...row,
    branches,
    certificates,
    quotes,
    invoices: { ...(open ?? { openCount: 0, openCents: 0, overdueCents: 0 }), open: unpaid },
  };
}

/** @param reason null to unlock */
export async function updateCustomerLock(query: Query, customerId: number, reason: string | null): Promise<void> {
  await query
    .updateTable("customer")
    .set({ locked: reason !== null, lockReason: reason })
    .where("id", "=", customerId)
    .execute();
}
