import type { Query } from "@azulejo/database";

/** A message about a quote. */
export interface StoredMessage {
  at: Date;
  text: string;
  isShops: boolean;
  givenName: string | null;
  surname: string | null;
}

export async function selectMessages(query: Query, quoteId: number): Promise<StoredMessage[]> {
  const rows = await query
    .selectFrom("salesQuoteMessage")
    .leftJoin("account", "account.id", "salesQuoteMessage.accountId")
    .select(["at", "text", "staffId", "givenName", "surname"])
    .where("quoteId", "=", quoteId)
    .orderBy("salesQuoteMessage.id")
    .execute();
  return rows.map(({ staffId, ...message }) => ({ ...message, isShops: staffId !== null }));
}

type NewMessage = { quoteId: number; at: Date; text: string } & ({ accountId: number } | { staffId: number });

export async function insertMessage(query: Query, message: NewMessage): Promise<number> {
  return (await query.insertInto("salesQuoteMessage").values(message).returning("id").executeTakeFirstOrThrow()).id;
}

export async function countMessages(query: Query, quoteId: number): Promise<number> {
  const { count } = await query
    .selectFrom("salesQuoteMessage")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("quoteId", "=", quoteId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a message's text; null if it no longer exists. */
export const selectMessageText = async (query: Query, id: number): Promise<string | null> =>
  (await query.selectFrom("salesQuoteMessage").select("text").where("id", "=", id).executeTakeFirst())?.text ?? null;
