import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";

/** The owner of subscriptions: an email address at a storefront. */
export interface Subscriber {
  storefrontId: number;
  emailKey: string;
}

/** Returns each source of an address with its start time. */
export async function selectSubscriptions(query: Query, { storefrontId, emailKey }: Subscriber): Promise<Map<string, Date>> {
  const rows = await query
    .selectFrom("subscription")
    .select(["source", "since"])
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .where("endedAt", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.source, row.since]));
}

/** Returns the token of the address's unsubscribe links; null for one that has never subscribed. */
export async function selectToken(query: Query, { storefrontId, emailKey }: Subscriber): Promise<string | null> {
  const row = await query
    .selectFrom("subscription")
    .select("token")
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .executeTakeFirst();
  return row?.token ?? null;
}

interface NewSubscriptions extends Subscriber {
  email: string;
  sources: string[];
  language: string;
  token: string;
  since: Date;
}

/** Starts sources or restarts ended ones. Active sources keep their start time. */
export async function insertSubscriptions(query: Query, subscriptions: NewSubscriptions): Promise<void> {
  const { storefrontId, emailKey, email, sources, language, token, since } = subscriptions;
  if (sources.length === 0) return;
  await query
    .insertInto("subscription")
    .values(sources.map((source) => ({ storefrontId, emailKey, email, source, language, token, since })))
    .onConflict((conflict) =>
      conflict
        .columns(["storefrontId", "emailKey", "source"])
        .doUpdateSet({ since, language, email, endedAt: null })
        .where("subscription.endedAt", "is not", null),
    )
    .execute();
}

/** Ends an email address's subscriptions from these sources. */
export async function endSubscriptions(query: Query, { storefrontId, emailKey }: Subscriber, sources: string[], now: Date): Promise<void> {
  if (sources.length === 0) return;
  await query
    .updateTable("subscription")
    .set({ endedAt: now })
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .where("source", "in", sources)
    .where("endedAt", "is", null)
    .execute();
}

/** Returns the owner of a token. */
export async function selectSubscriber(query: Query, storefrontId: number, token: string): Promise<{ email: string } | null> {
  const row = await query
    .selectFrom("subscription")
    .select("email")
    .where("storefrontId", "=", storefrontId)
    .where("token", "=", token)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends one source, or all, of the token's owner. @returns those that were active */
export async function endByToken(
  query: Query,
  storefrontId: number,
  token: string,
  source: string | undefined,
  now: Date,
): Promise<string[]> {
  const ended = await query
    .updateTable("subscription")
    .set({ endedAt: now })
    .where("storefrontId", "=", storefrontId)
    .where("token", "=", token)
    .$if(source !== undefined, (of) => of.where("source", "=", source ?? ""))
    .where("endedAt", "is", null)
    .returning("source")
    .execute();
  return ended.map((row) => row.source).sort();
}

export interface Subscription {
  email: string;
  sources: string[];
  language: Language;
}
