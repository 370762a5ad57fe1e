import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export type BusinessType = "dealer" | "designer" | "contractor" | "builder";

interface NewBusiness {
  storefrontId: number;
  name: string;
  type: BusinessType;
  paymentTerm: string;
  creditLimitCents: number | null;
  postalCode: string | null;
  branches: readonly { name: string; city: string; state: string }[];
}

/** Opens a business account with its branches, numbered from 01. @returns its id */
export async function insertBusiness(query: Query, { branches, ...business }: NewBusiness): Promise<number> {
  const { id } = await query.insertInto("customer").values(business).returning("id").executeTakeFirstOrThrow();
  const rows = branches.map((branch, index) => ({ customerId: id, number: String(index + 1).padStart(2, "0"), ...branch }));
  await query.insertInto("customerBranch").values(rows).execute();
  return id;
}

/** Locks the opening of business accounts at a storefront until commit, so that none is opened twice. */
export async function lockOpening(query: Query, storefrontId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('open_business'), ${storefrontId})`.execute(query);
}

/** Returns the account of a business with this name, in any case, and ZIP or postal code; null if there is none. */
export async function selectSameBusiness(query: Query, storefrontId: number, name: string, postalCode: string | null) {
  const row = await query
    .selectFrom("customer")
    .select(["id", "name"])
    .where("storefrontId", "=", storefrontId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where("postalCode", "is not distinct from", postalCode)
    .where("mergedInto", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the business account of the person with this email address; null without one. */
export async function selectBusinessOfAddress(
  query: Query,
  storefrontId: number,
  emailKey: string,
): Promise<{ id: number; name: string } | null> {
  const row = await query
    .selectFrom("account")
    .innerJoin("customer", "customer.id", "account.customerId")
    .select(["customer.id", "customer.name"])
    .where("account.storefrontId", "=", storefrontId)
    .where("account.emailKey", "=", emailKey)
    .where("account.deletedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
