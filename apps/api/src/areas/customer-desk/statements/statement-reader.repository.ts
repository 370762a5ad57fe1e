import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Returns the name of a storefront's business account; null without one. */
export async function selectCustomerName(query: Query, storefrontId: number, customerId: number): Promise<string | null> {
  const row = await query
    .selectFrom("customer")
    .select("name")
    .where("id", "=", customerId)
    .where("storefrontId", "=", storefrontId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** A person of a business who receives its statement. */
export interface StatementReader {
  storefrontId: number;
  customer: string;
  email: string;
  language: string;
}

/** Returns a user of a business account; null for anyone else, and for blocked or deleted users. */
export async function selectStatementReader(query: Query, customerId: number, accountId: number): Promise<StatementReader | null> {
  const row = await query
    .selectFrom("account")
    .innerJoin("customer", "customer.id", "account.customerId")
    .select(["customer.storefrontId", "customer.name as customer", "account.email", "account.language"])
    .where("account.id", "=", accountId)
    .where("customer.id", "=", customerId)
    .where("account.deletedAt", "is", null)
    .where("account.blockedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the users of a business account by name. */
export const selectStatementReaders = (query: Query, customerId: number): Promise<{ accountId: number; name: string; email: string }[]> =>
  query
    .selectFrom("account")
    .select(["id as accountId", "email"])
    .select(sql<string>`trim(given_name || ' ' || surname)`.as("name"))
    .where("customerId", "=", customerId)
    .where("deletedAt", "is", null)
    .where("blockedAt", "is", null)
    .orderBy("surname")
    .orderBy("id")
    .limit(200)
    .execute();
