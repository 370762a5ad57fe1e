import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { termQuery } from "../../../domain/term-query.ts";
import { creditHeld, creditOwed } from "../../ledger/index.ts";

/** A business account with its terms and the balance of its credit line, in cents. */
export interface CustomerTerms {
  customerId: number;
  name: string;
  type: string;
  paymentTerm: string;
  creditLimitCents: number | null;
  owedCents: number;
  heldCents: number;
  locked: boolean;
  postalCode: string | null;
}

interface WhichCustomers {
  storefrontId: number;
  /** One account, or all of them. */
  customerId?: number;
  /** A part of the name. */
  query?: string;
  offset: number;
  limit: number;
}

/** Maximum number of accounts that a search finds and counts. */
const MAX_COUNTED = 10_000;

/** Selects the records with this id in any other system. */
export const recordsByExternalId = (storefrontId: number, kind: "business" | "person", id: string) => sql`
  select record_id from external_id where storefront_id = ${storefrontId} and external_id = ${id} and kind = ${kind}`;

/** Selects accounts by a part of their name, their number here or in another system, or words, email or phone of their people. */
const found = ({ storefrontId, query: part }: WhichCustomers & { query: string }) => sql`select id, lower(name) as key from customer
  where storefront_id = ${storefrontId} and merged_into is null and (position(lower(${part}) in lower(name)) > 0 or id::text = ${part}
    or id in (select merged_into from customer where merged_into is not null and id::text = ${part}) or id in (${recordsByExternalId(storefrontId, "business", part)})
    or id in (select account.customer_id from account where account.search @@ ${termQuery(part, `s${storefrontId}`)}::tsquery))
  limit ${MAX_COUNTED}`;

/**
 * Selects accounts with only the columns of the name index, so that it is read in order. The number of a merged account selects the one it
 * was merged into.
 */
const every = ({ storefrontId, customerId }: WhichCustomers) => sql`select id, lower(name) as key from customer
  where storefront_id = ${storefrontId} and merged_into is null ${
    customerId === undefined ? sql`` : sql`and id = (select coalesce(merged_into, id) from customer where id = ${customerId})`
  }`;

/** Returns business accounts by name, and how many match, counted up to 10,000. One statement. */
export async function selectCustomers(query: Query, which: WhichCustomers): Promise<{ customers: CustomerTerms[]; total: number }> {
  const { query: part, offset, limit } = which;
  const matching =
    part === undefined
      ? sql`matching as not materialized (${every(which)})`
      : sql`matching as materialized (${found({ ...which, query: part })})`;
  const { rows } = await sql<CustomerTerms & { total: number }>`
    with ${matching},
    page as (select id, key from matching order by key, id offset ${offset} limit ${limit}),
    counted as (select count(*)::int as total from (select from matching limit ${MAX_COUNTED}) found)
    select customer.id as customer_id, customer.name, customer.type, customer.payment_term, customer.credit_limit_cents, customer.locked,
      customer.postal_code, counted.total,
      ${creditOwed(sql`customer.id`)} as owed_cents, ${creditHeld(sql`customer.id`)} as held_cents
    from page join customer on customer.id = page.id cross join counted order by page.key, page.id`.execute(query);
  return { customers: rows.map(({ total: _, ...customer }) => customer), total: rows[0]?.total ?? 0 };
}

/** Sets the ZIP or postal code of an account's billing address. */
export async function updatePostalCode(query: Query, storefrontId: number, customerId: number, postalCode: string | null): Promise<void> {
  await query.updateTable("customer").set({ postalCode }).where("id", "=", customerId).where("storefrontId", "=", storefrontId).execute();
}

export type NewTerms = Pick<CustomerTerms, "paymentTerm" | "creditLimitCents" | "locked">;

/** Sets an account's terms and records who did. @returns false when the storefront has no such account */
export async function updateTerms(
  query: Query,
  storefrontId: number,
  customerId: number,
  terms: NewTerms,
  by: { staffId: number | null; at: Date },
): Promise<boolean> {
  const changed = await query
    .updateTable("customer")
    .set(terms)
    .where("id", "=", customerId)
    .where("storefrontId", "=", storefrontId)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  await query
    .insertInto("customerTermsChange")
    .values({ customerId, ...terms, ...by })
    .execute();
  return true;
}
