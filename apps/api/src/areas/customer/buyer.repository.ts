import type { OfficeBuyer } from "@azulejo/contract/areas/office/phone-orders.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { termQuery } from "../../domain/term-query.ts";

const buyerColumns = sql`account.id as account_id, account.given_name as first_name, account.surname as last_name, account.email,
  coalesce(account.phone, (select phone from account_address where account_id = account.id and phone is not null
    order by preferred desc, id desc limit 1)) as phone,
  customer.name as business, customer.id as customer_id, coalesce(customer.locked, false) as is_locked`;

/** Returns people who can sign in, those of businesses first. */
export async function selectBuyers(query: Query, storefrontId: number, search: string, limit: number): Promise<OfficeBuyer[]> {
  const { rows } = await sql<OfficeBuyer>`
    with found as (select * from account where search @@ ${termQuery(search, `s${storefrontId}`)}::tsquery
      and storefront_id = ${storefrontId} and deleted_at is null and blocked_at is null limit 200)
    select ${buyerColumns} from found account left join customer on customer.id = account.customer_id
    order by customer.name nulls last, account.surname, account.id limit ${limit}`.execute(query);
  return rows;
}

/** Returns a person who can sign in, by id. */
export async function selectBuyer(query: Query, storefrontId: number, accountId: number): Promise<OfficeBuyer | null> {
  const { rows } = await sql<OfficeBuyer>`
    select ${buyerColumns} from account left join customer on customer.id = account.customer_id
    where account.id = ${accountId} and account.storefront_id = ${storefrontId} and deleted_at is null and blocked_at is null`.execute(
    query,
  );
  return rows[0] ?? null;
}
