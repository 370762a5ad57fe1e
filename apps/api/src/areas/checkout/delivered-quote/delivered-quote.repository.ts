import type { Query, QuotedFacts, QuotedTerms } from "@azulejo/database";

/** A delivered price that was promised. */
export interface StoredQuote {
  id: number;
  storefrontId: number;
  reference: string;
  accountId: number | null;
  customerId: number | null;
  bagId: string | null;
  factsKey: string;
  facts: QuotedFacts;
  terms: QuotedTerms;
  currency: string;
  totalCents: number;
  createdAt: Date;
  expiresAt: Date;
}

/** The most quotes of a bag that are compared. */
const MOST = 30;

export async function insertQuote(query: Query, { facts, terms, ...quote }: Omit<StoredQuote, "id">): Promise<StoredQuote> {
  const { id } = await query
    .insertInto("deliveredQuote")
    .values({ ...quote, facts: JSON.stringify(facts), terms: JSON.stringify(terms) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...quote, facts, terms, id };
}

/** Returns the quotes of a bag, newest first. */
export function selectQuotesOfBag(query: Query, storefrontId: number, bagId: string): Promise<StoredQuote[]> {
  return query
    .selectFrom("deliveredQuote")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .where("bagId", "=", bagId)
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
}

/** Returns an account's quotes for the same facts that don't belong to a bag, newest first. */
export function selectQuotesOfAccount(query: Query, storefrontId: number, accountId: number, factsKey: string): Promise<StoredQuote[]> {
  return query
    .selectFrom("deliveredQuote")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .where("accountId", "=", accountId)
    .where("bagId", "is", null)
    .where("factsKey", "=", factsKey)
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
}

export async function selectQuote(query: Query, storefrontId: number, reference: string): Promise<StoredQuote | null> {
  const row = await query
    .selectFrom("deliveredQuote")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row ?? null;
}

/** Ties a quote to a single bag. Returns false if it is already tied to another bag. */
export async function bindQuote(query: Query, id: number, bagId: string): Promise<boolean> {
  const row = await query
    .updateTable("deliveredQuote")
    .set({ bagId })
    .where("id", "=", id)
    .where((of) => of.or([of("bagId", "is", null), of("bagId", "=", bagId)]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an account's bag the quotes of the guest's bags that were merged into it. */
export async function takeOverQuotes(query: Query, storefrontId: number, accountId: number, bagId: string): Promise<void> {
  await query
    .updateTable("deliveredQuote")
    .set({ bagId })
    .where("bagId", "in", (of) =>
      of
        .selectFrom("bag")
        .select("bag.id")
        .where("bag.accountId", "=", accountId)
        .where("bag.storefrontId", "=", storefrontId)
        .where("bag.status", "=", "joined"),
    )
    .execute();
}

export async function selectProductsOfItems(query: Query, itemIds: number[]): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await query.selectFrom("item").select(["id", "productId"]).where("id", "in", itemIds).execute();
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}
