import type { Role } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { termQuery } from "../../../domain/term-query.ts";
import { recordsByExternalId } from "./customer.repository.ts";

/** A person with an account, as staff see one. */
export interface PersonRow {
  accountId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  type: string;
  business: string | null;
  customerId: number | null;
  roles: Role[];
  isBlocked: boolean;
  createdAt: Date;
}

export interface PersonDetails extends PersonRow {
  language: string;
  lockReason: string | null;
  emailProved: boolean;
}

const columns = sql`account.id as account_id, account.given_name as first_name, account.surname as last_name, account.email, account.phone, account.type,
  customer.name as business, customer.id as customer_id, account.blocked_at is not null as is_blocked, account.created_at,
  array(select role from account_role where account_role.account_id = account.id order by role) as roles`;

const known = (storefrontId: number): RawBuilder<boolean> => sql`account.storefront_id = ${storefrontId} and account.deleted_at is null`;

/** Returns a page of people, and how many there are in all, counted up to 10,000. */
export async function selectPeople(
  query: Query,
  { storefrontId, search, offset, limit }: { storefrontId: number; search: string | null; offset: number; limit: number },
): Promise<{ people: PersonRow[]; total: number }> {
  const found =
    search === null
      ? sql`true`
      : sql`account.id in (select id from account where search @@ ${termQuery(search, `s${storefrontId}`)}::tsquery
          union ${recordsByExternalId(storefrontId, "person", search)})`;
  const condition = sql`${known(storefrontId)} and ${found}`;
  const { rows } = await sql<PersonRow & { total: number }>`
    with page as (select id from account where ${condition} order by surname, given_name, id offset ${offset} limit ${limit}),
    counted as (select count(*)::int as total from (select from account where ${condition} limit 10000) found)
    select ${columns}, counted.total from page join account on account.id = page.id cross join counted
    left join customer on customer.id = account.customer_id
    order by account.surname, account.given_name, account.id`.execute(query);
  return { people: rows.map(({ total: _, ...person }) => person), total: rows[0]?.total ?? 0 };
}

export async function selectPersonDetails(query: Query, storefrontId: number, accountId: number): Promise<PersonDetails | null> {
  const { rows } = await sql<PersonDetails>`
    select ${columns}, account.language, account.lock_reason, account.email_proved_at is not null as email_proved
    from account left join customer on customer.id = account.customer_id where ${known(storefrontId)} and account.id = ${accountId}`.execute(
    query,
  );
  return rows[0] ?? null;
}

/** Returns the users of a business account. */
export async function selectBusinessPeople(query: Query, storefrontId: number, customerId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${columns} from account left join customer on customer.id = account.customer_id
    where ${known(storefrontId)} and account.customer_id = ${customerId} order by account.surname, account.id limit 200`.execute(query);
  return rows;
}

/** Locks or unlocks a person. @param reason null to unlock */
export async function updatePersonLock(query: Query, accountId: number, reason: string | null, at: Date): Promise<void> {
  await query
    .updateTable("account")
    .set({ lockReason: reason, blockedAt: reason === null ? null : at })
    .where("id", "=", accountId)
    .execute();
}
