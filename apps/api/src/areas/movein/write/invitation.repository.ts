import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Source } from "./external-id.repository.ts";

/** Marks people without a password as invited. @returns their accounts' ids */
export async function takeUninvited(query: Query, { storefrontId, source }: Source, count: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with waiting as materialized (
      select entry.record_id from external_id entry join account on account.id = entry.record_id
      where entry.storefront_id = ${storefrontId} and entry.source = ${source} and entry.kind = 'person' and entry.invited_at is null
        and account.password_hash is null and account.deleted_at is null and account.blocked_at is null
      order by entry.record_id limit ${count} for update of entry skip locked
    )
    update external_id set invited_at = ${at} from waiting
    where external_id.kind = 'person' and external_id.source = ${source} and external_id.record_id = waiting.record_id
    returning external_id.record_id as id`.execute(query);
  return rows.map(({ id }) => id);
}

export interface Arrival {
  externalId: string;
  email: string;
  business: string | null;
  invitedAt: Date | null;
  /** The start of the person's latest session; null before the first sign-in. */
  signedInAt: Date | null;
  hasPassword: boolean;
}

export async function selectArrivals(query: Query, { storefrontId, source }: Source): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`
    select entry.external_id, account.email, customer.name as business, entry.invited_at, account.password_hash is not null as has_password,
      (select max(started_at) from session where session.account_id = account.id and viewed_by is null) as signed_in_at
    from external_id entry join account on account.id = entry.record_id left join customer on customer.id = account.customer_id
    where entry.storefront_id = ${storefrontId} and entry.source = ${source} and entry.kind = 'person' and account.deleted_at is null
    order by entry.record_id`.execute(query);
  return rows;
}
