import { type ideaBookCalls, ShopError } from "@azulejo/contract";
import type { ParsedInputOf } from "@azulejo/contract/call.ts";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction, type Work } from "../../context.ts";
import { newTicket } from "../../session/ticket.ts";
import { lockAccount } from "../account/index.ts";
import * as repository from "./ideabook.repository.ts";
import { newOrder } from "./new-order.rules.ts";
import { newBook, ownerOf, requireBook, showBook } from "./own-book.ts";

/** 128 bits, so that links can't be guessed but still fit on a line. */
const TICKET_BYTES = 16;

export const createBook: Verb<typeof ideaBookCalls.add> = async (context, { name, entries }) => {
  const id = await inTransaction(context, async (inside) => {
    await lockAccount(inside.query, ownerOf(inside).accountId);
    const bookId = await newBook(inside, name);
    await repository.insertEntries(inside.query, bookId, entries);
    return bookId;
  });
  return showBook(context, id);
};

/** Makes all changes or none. */
export const editBook: Verb<typeof ideaBookCalls.edit> = async (context, { tagId, ...change }) => {
  await inTransaction(context, async (inside) => {
    await lockAccount(inside.query, ownerOf(inside).accountId);
    const book = await requireBook(inside, tagId);
    const ids = (await repository.selectEntries(inside.query, tagId)).map((entry) => entry.id);
    const { name, coverEntryId, order, notes, share } = change;
    const named = [...notes.map((one) => one.entryId), ...(order ?? []), ...(coverEntryId ? [coverEntryId] : [])];
    if (named.some((id) => !ids.includes(id))) throw new ShopError("usertag_entry_not_found");
    for (const { entryId, note } of notes) await repository.updateNote(inside.query, entryId, note);
    if (order) await repository.updateOrder(inside.query, tagId, newOrder(ids, order));
    await repository.updateBook(inside.query, tagId, { name, coverEntryId, ...sharing(inside, book, share), changedAt: inside.now() });
  });
  return showBook(context, tagId);
};

/** Returns the sharing settings to store. A shared book keeps its link, so that it shows the change to those who have it. */
function sharing({ seal }: Work, book: repository.StoredBook, share: ParsedInputOf<typeof ideaBookCalls.edit>["share"]) {
  if (share === undefined) return {};
  if (share === null) return { shareHash: null, sealedTicket: null };
  if (book.sealedTicket) return share;
  const { ticket, hash } = newTicket(TICKET_BYTES);
  return { ...share, shareHash: hash, sealedTicket: seal.seal(ticket) };
}

export const removeBook: Verb<typeof ideaBookCalls.remove> = async (context, { tagId }) => {
  await repository.deleteBook(context.query, ownerOf(context), tagId);
  return { done: true };
};

export const removeEntry: Verb<typeof ideaBookCalls.removeEntry> = async (context, { tagId, entryId }) => {
  await requireBook(context, tagId);
  await repository.deleteEntry(context.query, tagId, entryId);
  return { done: true };
};
