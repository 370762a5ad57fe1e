import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { termQuery } from "../../../domain/term-query.ts";
import { creditHeld, creditOwed } from "../../order/index.ts";

/** A business account with its terms and what its credit line carries, in cents. */
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

/** Returns business accounts by name, and how many match in all. One statement. */
export async function selectCustomers(query: Query, which: WhichCustomers): Promise<{ customers: CustomerTerms[]; total: number }> {
  const { storefrontId, customerId = null, query: part = null, offset, limit } = which;
  const { rows } = await sql<CustomerTerms & { total: number }>`
    with matching as (
      select customer.*, count(*) over ()::int as total from customer
      where storefront_id = ${storefrontId} and (${customerId}::int is null or id = ${customerId})
        and (${part}::text is null or position(lower(${part}) in lower(name)) > 0 or id::text = ${part}
          or id in (select account.customer_id from account where account.search @@ ${termQuery(part ?? "", `s${storefrontId}`)}::tsquery))
      order by lower(name), id offset ${offset} limit ${limit})
    select matching.id as customer_id, matching.name, matching.type, matching.payment_term, matching.credit_limit_cents, matching.locked,
      matching.postal_code,
      matching.total,
      ${creditOwed(sql`matching.id`)} as owed_cents, ${creditHeld(sql`matching.id`)} as held_cents
    from matching order by lower(matching.name), matching.id`.execute(query);
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
