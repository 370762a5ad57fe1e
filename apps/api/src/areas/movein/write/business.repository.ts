import { insertRows, populate, type Query } from "@azulejo/database";
import { sql } from "kysely";

export interface BusinessRow {
  id: number;
  storefrontId: number;
  name: string;
  type: "dealer" | "designer" | "contractor" | "builder";
  paymentTerm: string;
  creditLimitCents: number | null;
  postalCode: string | null;
}

export async function insertBusinesses(query: Query, rows: BusinessRow[]): Promise<void> {
  await insertRows("customer", rows as unknown as Record<string, unknown>[]).execute(query);
}

/** Updates businesses, and records changes of their terms. */
export async function updateBusinesses(query: Query, rows: BusinessRow[], at: Date): Promise<void> {
  const given = populate("customer", rows as unknown as Record<string, unknown>[]);
  await sql`
    insert into customer_terms_change (customer_id, payment_term, credit_limit_cents, locked, at)
    select row.id, row.payment_term, row.credit_limit_cents, customer.locked, ${at}
    from ${given} as row join customer on customer.id = row.id
    where (row.payment_term, row.credit_limit_cents) is distinct from (customer.payment_term, customer.credit_limit_cents)`.execute(query);
  await sql`
    update customer set name = row.name, type = row.type, payment_term = row.payment_term, credit_limit_cents = row.credit_limit_cents,
      postal_code = row.postal_code
    from ${given} as row where customer.id = row.id`.execute(query);
}

export interface BranchRow {
  id: number;
  customerId: number;
  number: string;
  name: string;
  city: string;
  state: string;
}

export async function insertBranches(query: Query, rows: BranchRow[]): Promise<void> {
  await insertRows("customerBranch", rows as unknown as Record<string, unknown>[]).execute(query);
}

export async function updateBranches(query: Query, rows: BranchRow[]): Promise<void> {
  await sql`
    update customer_branch set number = row.number, name = row.name, city = row.city, state = row.state
    from ${populate("customerBranch", rows as unknown as Record<string, unknown>[])} as row where customer_branch.id = row.id`.execute(
    query,
  );
}

export const selectBranchesOf = (query: Query, customerIds: readonly number[]) =>
  query
    .selectFrom("customerBranch")
    .select(["id", "customerId", "number"])
    .where("customerId", "=", (to) => to.fn.any(to.val([...customerIds])))
    .execute();

/** Creates a branch for each business without one, because orders and people belong to branches. */
export async function insertMissingBranches(query: Query, places: { customerId: number; city: string; state: string }[]): Promise<void> {
  await sql`
    insert into customer_branch (customer_id, number, name, city, state)
    select customer.id, '01', customer.name, row.city, row.state
    from ${populate("customerBranch", places)} as row join customer on customer.id = row.customer_id
    where not exists (select from customer_branch other where other.customer_id = customer.id)`.execute(query);
}
