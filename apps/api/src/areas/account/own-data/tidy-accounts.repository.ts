import type { Query } from "@azulejo/database";

const DAY_MS = 86_400_000;
/** How long expired data is kept, in days. */
const KEPT = { sessions: 90, failures: 1, unproved: 7 };

/** Deletes expired data and unconfirmed accounts. Runs daily; safe in several processes at once. */
export async function tidyAccounts(query: Query, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await query.deleteFrom("account_link").where("expires_at", "<", now).execute();
  await query.deleteFrom("external_attempt").where("expires_at", "<", now).execute();
  await query.deleteFrom("refresh_token").where("expires_at", "<", now).execute();
  await query
    .deleteFrom("session")
    .where(({ fn, eb }) => eb(fn.coalesce("ended_at", "used_at"), "<", before(KEPT.sessions)))
    .execute();
  await query.deleteFrom("sign_in_failure").where("last_at", "<", before(KEPT.failures)).execute();
  await deleteUnproved(query, before(KEPT.unproved));
}

/** Spares accounts with orders and those in use: someone who signs in through a service may never confirm the address. */
async function deleteUnproved(query: Query, before: Date): Promise<void> {
  await query
    .deleteFrom("account")
    .where("email_proved_at", "is", null)
    .where("deleted_at", "is", null)
    .where("created_at", "<", before)
    .where("id", "not in", (of) => of.selectFrom("session").select("account_id").where("used_at", ">=", before))
    .where("id", "not in", (of) =>
      of.selectFrom("customer_order").select("account_id").where("account_id", "is not", null).$castTo<{ account_id: number }>(),
    )
    .execute();
}
