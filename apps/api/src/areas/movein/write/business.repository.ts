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

/** Returns names, terms and price levels of businesses. */
export async function selectTermsOf(query: Query, ids: readonly number[]): Promise<(StoredBusiness & { id: number })[]> {
  const { rows } = await sql<StoredBusiness & { id: number }>`
    select customer.id, name, type, payment_term, credit_limit_cents, postal_code, given.price_level_id
    from customer left join price_level_assignment given on given.customer_id = customer.id and given.ended_at is null
    where customer.id = any(${[...ids]}::int[])`.execute(query);
  return rows;
}

interface StoredBusiness extends Omit<BusinessRow, "id" | "storefrontId"> {
  priceLevelId: number | null;
}

export async function selectPlacesOf(
  query: Query,
  ids: readonly number[],
): Promise<Map<number, Pick<BranchRow, "name" | "city" | "state">>> {
  const rows = await query
    .selectFrom("customerBranch")
    .select(["id", "name", "city", "state"])
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
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
