import type { Query } from "@azulejo/database";

const DAY_MS = 86_400_000;
/** Days after which expired data is deleted. */
const KEPT = { sessions: 90, failures: 1, unproved: 7 };

/** Deletes expired data and unconfirmed accounts. Runs daily; safe in several processes at once. */
export async function tidyAccounts(query: Query, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await query.deleteFrom("accountLink").where("expiresAt", "<", now).execute();
  await query.deleteFrom("externalAttempt").where("expiresAt", "<", now).execute();
  await query.deleteFrom("refreshToken").where("expiresAt", "<", now).execute();
  await query
    .deleteFrom("session")
    .where(({ fn, eb }) => eb(fn.coalesce("endedAt", "usedAt"), "<", before(KEPT.sessions)))
    .execute();
  await query.deleteFrom("signInFailure").where("lastAt", "<", before(KEPT.failures)).execute();
  await deleteUnproved(query, before(KEPT.unproved));
}

/** Spares accounts with orders or quotes and those in use: someone who signs in through a service may never confirm the address. */
async function deleteUnproved(query: Query, before: Date): Promise<void> {
  await query
    .deleteFrom("account")
    .where("emailProvedAt", "is", null)
    .where("deletedAt", "is", null)
    .where("createdAt", "<", before)
    .where("id", "not in", (of) =>
      of
        .selectFrom("session")
        .select("accountId")
        .where("accountId", "is not", null)
        .where("usedAt", ">=", before)
        .$castTo<{ accountId: number }>(),
    )
    .where("id", "not in", (of) =>
      of.selectFrom("customerOrder").select("accountId").where("accountId", "is not", null).$castTo<{ accountId: number }>(),
    )
    .where("id", "not in", (of) => of.selectFrom("salesQuote").select("accountId"))
    .where("id", "not in", (of) => of.selectFrom("approvalRequest").select("accountId"))
    .where("id", "not in", (of) => of.selectFrom("approvalRule").select("setBy"))
    .where("id", "not in", (of) =>
      of.selectFrom("salesQuoteMessage").select("accountId").where("accountId", "is not", null).$castTo<{ accountId: number }>(),
    )
    .execute();
}
