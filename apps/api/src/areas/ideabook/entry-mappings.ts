import { type ideaBookCalls, ShopError } from "@azulejo/contract";
import { MAX_ENTRIES, type Subject } from "@azulejo/contract/areas/ideabook.ts";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction } from "../../context.ts";
import { lockAccount } from "../account/index.ts";
import { deleteEntry, insertEntries, selectMappings, updateBook } from "./ideabook.repository.ts";
import { newBook, ownerOf, requireBook } from "./own-book.ts";
import { showSubjects } from "./show-entries.ts";

export const readMappings: Verb<typeof ideaBookCalls.mappings> = async (context, { itemNo, kind }) => {
  const subject = { kind, reference: itemNo };
  const [shown] = await showSubjects(context, [subject]);
  return { name: shown?.name ?? "", tagIds: await booksWith(context, subject) };
};

/** Adds the subject to the named books and removes it from the caller's others, all or nothing. */
export const setMappings: Verb<typeof ideaBookCalls.setMappings> = async (context, { entry, tagIds, newName }) => {
  const [shown] = await showSubjects(context, [entry]);
  if (!shown || shown.gone) throw new ShopError("usertag_entry_unknown");
  await inTransaction(context, async (inside) => {
    await lockAccount(inside.query, ownerOf(inside).accountId);
    const had = await selectMappings(inside.query, ownerOf(inside), entry);
    for (const tagId of tagIds) await addTo(inside, tagId, entry, had);
    for (const { bookId, entryId } of had.filter((one) => !tagIds.includes(one.bookId))) await deleteEntry(inside.query, bookId, entryId);
    if (newName !== undefined) await insertEntries(inside.query, await newBook(inside, newName), [entry]);
  });
  return { name: shown.name, tagIds: await booksWith(context, entry) };
};

async function addTo(context: Context, tagId: number, entry: Subject, had: { bookId: number }[]): Promise<void> {
  const { count } = await requireBook(context, tagId);
  if (had.some((one) => one.bookId === tagId)) return;
  if (count >= MAX_ENTRIES) throw new ShopError("usertag_full", { limit: MAX_ENTRIES });
  await insertEntries(context.query, tagId, [entry]);
  await updateBook(context.query, tagId, { changedAt: context.now() });
}

const booksWith = async (context: Context, subject: Parameters<typeof selectMappings>[2]): Promise<number[]> =>
  (await selectMappings(context.query, ownerOf(context), subject)).map((one) => one.bookId);
