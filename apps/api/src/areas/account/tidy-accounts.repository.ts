import type { Query } from "@azulejo/database";
import { SUBSCRIPTION_ASK, SUBSCRIPTION_WELCOME } from "../subscriptions/subscription-message.ts";
import { ACCOUNT_MAIL } from "./account-mail.ts";

const DAY_MS = 86_400_000;
/** How long what is over is kept, in days. */
const KEPT = { sessions: 90, failures: 1, unproved: 7, mails: 7 };

/** Removes what nobody can use any more, and accounts whose address nobody has proved. Each day, in any number of processes. */
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
  // They carry addresses, also of people who have no account.
  await query
    .deleteFrom("outbox")
    .where("kind", "in", [ACCOUNT_MAIL, SUBSCRIPTION_ASK, SUBSCRIPTION_WELCOME])
    .where("delivered_at", "<", before(KEPT.mails))
    .execute();
  await deleteUnproved(query, before(KEPT.unproved));
}

/** Not those that have ordered, nor those that are in use: a person of another service may never need the address. */
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
