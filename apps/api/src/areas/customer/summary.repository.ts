import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface Counts {
  orders: number;
  addresses: number;
  subscriptions: number;
  /** The users of the business account; 0 without one. */
  users: number;
  openInvitations: number;
}

interface CountedAccount {
  storefrontId: number;
  accountId: number;
  /** Null when the caller may not see the business account's users. */
  customerId: number | null;
  /** Null until the address is confirmed, because it may be a stranger's. */
  emailKey: string | null;
}

/** Returns the counts for the account home in one query. */
export async function selectCounts(query: Query, { storefrontId, accountId, customerId, emailKey }: CountedAccount): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*) from customer_order where account_id = ${accountId} and status = 'placed')::int as orders,
    (select count(*) from account_address where account_id = ${accountId})::int as addresses,
    (select count(*) from subscription
      where storefront_id = ${storefrontId} and email_key = ${emailKey}::text and ended_at is null)::int as subscriptions,
    (select count(*) from account where customer_id = ${customerId}::int and deleted_at is null)::int as users,
    (select count(*) from invitation
      where customer_id = ${customerId}::int and accepted_at is null and cancelled_at is null)::int as "openInvitations"
  `.execute(query);
  const [counts] = rows;
  if (!counts) throw new Error("counting answered nothing");
  return counts;
}

/** Returns the account's last placed order. */
export function selectLastOrder(query: Query, accountId: number) {
  return query
    .selectFrom("customerOrder")
    .select(["orderNo", "receiptKey", "placedAt", "reservedAt", "totalCents"])
    .where("accountId", "=", accountId)
    .where("status", "=", "placed")
    .orderBy("placedAt", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}
