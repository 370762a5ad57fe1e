import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** A customer's proof that they belong to a business account. */
export interface Proof {
  customerNo: number;
  /** The postal code in capitals and without spaces; the first five digits of a ZIP code. */
  postalKey: string;
  invoiceNo: number;
  amountCents: number;
}

/** Returns the business account that the proof fits, with its name; null without one. @param since only later invoices count */
export async function selectProved(
  query: Query,
  storefrontId: number,
  { customerNo, postalKey, invoiceNo, amountCents }: Proof,
  since: Date,
): Promise<{ id: number; name: string } | null> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from customer
    where storefront_id = ${storefrontId} and id = (select coalesce(merged_into, id) from customer where id = ${customerNo})
      and case when postal_code ~ '^\\d' then left(postal_code, 5) else upper(replace(postal_code, ' ', '')) end = ${postalKey}
      and exists (
        select from invoice where invoice.customer_id = customer.id and kind = 'invoice'
          and invoice_no = ${invoiceNo} and total_cents = ${amountCents}
          and issued_at >= ${since})`.execute(query);
  return rows[0] ?? null;
}

/** Locks an account's attempts until the transaction ends, so that concurrent attempts are counted. */
export async function lockAttempts(query: Query, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`connect:${accountId}`}, 0))`.execute(query);
}

/** Counts an account's tries since a moment. */
export async function countAttempts(query: Query, accountId: number, since: Date): Promise<number> {
  const row = await query
    .selectFrom("connectAttempt")
    .select((of) => of.fn.countAll<string>().as("tries"))
    .where("accountId", "=", accountId)
    .where("at", ">=", since)
    .executeTakeFirst();
  return Number(row?.tries ?? 0);
}

export async function insertAttempt(
  query: Query,
  attempt: { accountId: number; customerNo: number; at: Date; succeeded: boolean },
): Promise<void> {
  await query.insertInto("connectAttempt").values(attempt).execute();
}

/** Returns the ids of those who administer a business account. */
export async function selectAdministrators(query: Query, customerId: number): Promise<number[]> {
  const rows = await query
    .selectFrom("account")
    .innerJoin("accountRole", "accountRole.accountId", "account.id")
    .select("account.id")
    .where("customerId", "=", customerId)
    .where("role", "=", "Administrator")
    .where("blockedAt", "is", null)
    .where("deletedAt", "is", null)
    .execute();
  return rows.map((row) => row.id);
}

/** The recipient and contents of an email about a connection. */
export interface ConnectionNews {
  storefrontId: number;
  email: string;
  language: string;
  customer: string;
  who: string;
}

/** Returns the contents of an administrator's email; null once either account is gone. */
export async function selectConnectionNews(query: Query, administratorId: number, accountId: number): Promise<ConnectionNews | null> {
  const { rows } = await sql<ConnectionNews>`
    select administrator.storefront_id, administrator.email, administrator.language, customer.name as customer,
      concat(concat_ws(' ', joined.given_name, joined.surname), ' (', joined.email, ')') as who
    from account administrator join customer on customer.id = administrator.customer_id
    join account joined on joined.customer_id = customer.id
    where administrator.id = ${administratorId} and joined.id = ${accountId}`.execute(query);
  return rows[0] ?? null;
}
