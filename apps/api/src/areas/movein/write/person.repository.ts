import { insertRows, populate, type Query } from "@azulejo/database";
import { sql } from "kysely";
import type { PersonRecord } from "../records/records.rules.ts";

/** The account that has confirmed an address. */
export interface AccountOfAddress {
  id: number;
  emailKey: string;
  customerId: number | null;
}

export const selectAccountsByAddress = (query: Query, storefrontId: number, keys: readonly string[]): Promise<AccountOfAddress[]> =>
  query
    .selectFrom("account")
    .select(["id", "emailKey", "customerId"])
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", (to) => to.fn.any(to.val([...keys])))
    .where("emailProvedAt", "is not", null)
    .where("deletedAt", "is", null)
    .execute();

/** Returns which accounts were deleted by their owners or by staff. */
export async function selectDeleted(query: Query, ids: readonly number[]): Promise<Set<number>> {
  const rows = await query
    .selectFrom("account")
    .select("id")
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .where("deletedAt", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface PersonRow {
  id: number;
  storefrontId: number;
  email: string;
  emailKey: string;
  emailProvedAt: Date;
  givenName: string;
  surname: string;
  phone: string | null;
  language: string;
  type: "homeowner" | "dealer" | "designer" | "contractor" | "builder";
  customerId: number | null;
  passwordHash: string | null;
}

export async function insertPeople(query: Query, rows: PersonRow[]): Promise<void> {
  await insertRows("account", rows as unknown as Record<string, unknown>[]).execute(query);
}

/** Updates people. A password that was used in the shop, and so was hashed by it, stays. */
export async function updatePeople(query: Query, rows: PersonRow[]): Promise<void> {
  await sql`
    update account set email = row.email, email_key = row.email_key, given_name = row.given_name, surname = row.surname, phone = row.phone,
      language = row.language, type = row.type, customer_id = row.customer_id,
      password_hash = case when account.password_hash is null or account.password_hash not like '$argon2id$%'
        then coalesce(row.password_hash, account.password_hash) else account.password_hash end,
      active_branch_id = case when account.customer_id is not distinct from row.customer_id then account.active_branch_id end
    from ${populate("account", rows as unknown as Record<string, unknown>[])} as row where account.id = row.id`.execute(query);
}

/** Replaces the roles and branches of people. */
export async function writeRightsOf(
  query: Query,
  accountIds: readonly number[],
  roles: { accountId: number; role: string }[],
  branches: { accountId: number; branchId: number }[],
): Promise<void> {
  await query.deleteFrom("accountRole").where("accountId", "in", accountIds).execute();
  await query.deleteFrom("accountBranch").where("accountId", "in", accountIds).execute();
  if (roles.length > 0) await insertRows("accountRole", roles).execute(query);
  if (branches.length > 0) await insertRows("accountBranch", branches).execute(query);
}

type StoredPerson = Pick<PersonRecord, "givenName" | "surname" | "phone" | "language" | "roles">;

export async function selectStoredPeople(query: Query, ids: readonly number[]): Promise<Map<number, StoredPerson>> {
  const { rows } = await sql<StoredPerson & { id: number }>`
    select id, given_name, surname, phone, language,
      array(select role from account_role where account_id = account.id order by role) as roles
    from account where id = any(${[...ids]}::int[])`.execute(query);
  return new Map(rows.map(({ id, ...values }) => [id, values]));
}

export const selectTypesOf = async (query: Query, customerIds: readonly number[]) => {
  const rows = await query
    .selectFrom("customer")
    .select(["id", "type"])
    .where("id", "=", (to) => to.fn.any(to.val([...customerIds])))
    .execute();
  return new Map(rows.map(({ id, type }) => [id, type]));
};
