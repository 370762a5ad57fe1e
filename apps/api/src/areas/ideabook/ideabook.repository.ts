import type { EntryKind, Subject } from "@azulejo/contract/areas/ideabook.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface Owner {
  storefrontId: number;
  accountId: number;
}

export interface StoredEntry {
  id: number;
  kind: EntryKind;
  reference: string;
  note: string;
}

const booksIn = (query: Query, storefrontId: number) =>
  query
    .selectFrom("ideaBook")
    .select([
      "id",
      "accountId",
      "name",
      "coverEntryId",
      "sealedTicket",
      "showsPrices",
      "showsNotes",
      "openedCount",
      "lastOpenedAt",
      sql<number>`(select count(*)::int from idea_book_entry where idea_book_id = idea_book.id)`.as("count"),
    ])
    .where("storefrontId", "=", storefrontId);

export type StoredBook = Awaited<ReturnType<ReturnType<typeof booksIn>["executeTakeFirstOrThrow"]>>;

/** Returns an account's books, the last changed first. */
export const selectBooks = (query: Query, { storefrontId, accountId }: Owner): Promise<StoredBook[]> =>
  booksIn(query, storefrontId).where("accountId", "=", accountId).orderBy("changedAt", "desc").orderBy("id", "desc").execute();

export const selectBook = (query: Query, { storefrontId, accountId }: Owner, id: number): Promise<StoredBook | undefined> =>
  booksIn(query, storefrontId).where("accountId", "=", accountId).where("id", "=", id).executeTakeFirst();

export const selectSharedBook = (query: Query, storefrontId: number, shareHash: string): Promise<StoredBook | undefined> =>
  booksIn(query, storefrontId).where("shareHash", "=", shareHash).executeTakeFirst();

export async function insertBook(query: Query, book: Owner & { name: string; changedAt: Date }): Promise<number> {
  return (await query.insertInto("ideaBook").values(book).returning("id").executeTakeFirstOrThrow()).id;
}

interface BookChange {
  changedAt: Date;
  name?: string | undefined;
  coverEntryId?: number | null | undefined;
  shareHash?: string | null | undefined;
  sealedTicket?: string | null | undefined;
  showsPrices?: boolean | undefined;
  showsNotes?: boolean | undefined;
}

/** Changes the given columns; the others stay as they are. */
export async function updateBook(query: Query, id: number, change: BookChange): Promise<void> {
  const known = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await query.updateTable("ideaBook").set(known).where("id", "=", id).execute();
}

export async function countVisit(query: Query, id: number, at: Date): Promise<void> {
  await query
    .updateTable("ideaBook")
    .set((eb) => ({ openedCount: eb("openedCount", "+", 1), lastOpenedAt: at }))
    .where("id", "=", id)
    .execute();
}

export async function deleteBook(query: Query, { storefrontId, accountId }: Owner, id: number): Promise<void> {
  await query
    .deleteFrom("ideaBook")
    .where("storefrontId", "=", storefrontId)
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** Returns a book's entries in its owner's order. */
export async function selectEntries(query: Query, bookId: number): Promise<StoredEntry[]> {
  const rows = await query
    .selectFrom("ideaBookEntry")
    .select(["id", "kind", "reference", "note"])
    .where("ideaBookId", "=", bookId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as EntryKind }));
}

/** Appends entries; entries that the book already has keep their place. */
export async function insertEntries(query: Query, ideaBookId: number, subjects: Subject[]): Promise<void> {
  if (subjects.length === 0) return;
  const last = sql<number>`(select coalesce(max(position), 0) from idea_book_entry where idea_book_id = ${ideaBookId})`;
  await query
    .insertInto("ideaBookEntry")
    .values(
      subjects.map(({ kind, reference }, index) => ({ ideaBookId, kind, reference, position: sql<number>`${last} + ${index + 1}::int` })),
    )
    .onConflict((conflict) => conflict.columns(["ideaBookId", "kind", "reference"]).doNothing())
    .execute();
}

export async function deleteEntry(query: Query, bookId: number, id: number): Promise<void> {
  await query.deleteFrom("ideaBookEntry").where("ideaBookId", "=", bookId).where("id", "=", id).execute();
}

export async function updateNote(query: Query, id: number, note: string): Promise<void> {
  await query.updateTable("ideaBookEntry").set({ note }).where("id", "=", id).execute();
}

/** Numbers the entries of a book in this order. */
export async function updateOrder(query: Query, bookId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable("ideaBookEntry")
    .set({ position: sql<number>`array_position(${sql.val(ids)}::int[], id)` })
    .where("ideaBookId", "=", bookId)
    .execute();
}

/** Returns an account's books that contain a subject, with the entry's id. */
export const selectMappings = (
  query: Query,
  { storefrontId, accountId }: Owner,
  { kind, reference }: { kind: EntryKind; reference: string },
) =>
  query
    .selectFrom("ideaBookEntry")
    .innerJoin("ideaBook", "ideaBook.id", "ideaBookEntry.ideaBookId")
    .select(["ideaBook.id as bookId", "ideaBookEntry.id as entryId"])
    .where("ideaBook.storefrontId", "=", storefrontId)
    .where("ideaBook.accountId", "=", accountId)
    .where("kind", "=", kind)
    .where("reference", "=", reference)
    .orderBy("ideaBook.id")
    .execute();
