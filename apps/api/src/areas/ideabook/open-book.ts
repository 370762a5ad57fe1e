import { type ideaBookCalls, ShopError } from "@azulejo/contract";
import type { IdeaBookShare, OpenedBook } from "@azulejo/contract/areas/ideabook.ts";
import type { Verb } from "../../calls/handler.ts";
import type { Context, Work } from "../../context.ts";
import { hashOf } from "../../session/ticket.ts";
import { countVisit, type StoredBook, selectBooks, selectEntries, selectSharedBook } from "./ideabook.repository.ts";
import { ownerOf, requireBook, toAnswer } from "./own-book.ts";
import { showSubjects } from "./show-entries.ts";

export const listBooks: Verb<typeof ideaBookCalls.list> = async (context) => ({
  books: (await selectBooks(context.query, ownerOf(context))).map(toAnswer),
});

export const openBook: Verb<typeof ideaBookCalls.open> = async (context, { tagId }) => {
  const book = await requireBook(context, tagId);
  return { tagId, ...(await readBook(context, book)), share: shareOf(context, book) };
};

/** Returns a shared book to visitors with its link, limited to what its owner shares. The owner's own visits aren't counted. */
export const openSharedBook: Verb<typeof ideaBookCalls.openShared> = async (context, { ticket }) => {
  const book = await selectSharedBook(context.query, context.storefront.id, hashOf(ticket));
  if (!book) throw new ShopError("usertag_link_unknown");
  if (context.session?.accountId !== book.accountId) await countVisit(context.query, book.id, context.now());
  const opened = await readBook(context, book);
  return { ...opened, entries: opened.entries.map((entry) => asShared(entry, book)) };
};

export const showEntries: Verb<typeof ideaBookCalls.show> = async (context, { entries }) => ({
  entries: (await showSubjects(context, entries)).map((shown, index) => ({ entryId: index + 1, ...shown, note: "" })),
  currency: context.storefront.settings.currency,
});

const asShared = (entry: OpenedBook["entries"][number], { showsPrices, showsNotes }: StoredBook) => ({
  ...entry,
  priceCents: showsPrices ? entry.priceCents : null,
  note: showsNotes ? entry.note : "",
});

async function readBook(context: Context, { id, name, coverEntryId }: StoredBook): Promise<OpenedBook> {
  const stored = await selectEntries(context.query, id);
  const shown = await showSubjects(context, stored);
  const entries = stored.flatMap(({ id: entryId, note }, index) => (shown[index] ? [{ entryId, ...shown[index], note }] : []));
  return { name, coverEntryId, entries, currency: context.storefront.settings.currency };
}

function shareOf({ seal }: Work, { sealedTicket, showsPrices, showsNotes, openedCount, lastOpenedAt }: StoredBook): IdeaBookShare | null {
  // A changed SESSION_SECRET makes the link unreadable; the owner can share the book again.
  const ticket = sealedTicket && seal.open(sealedTicket);
  if (!ticket) return null;
  return { ticket, showsPrices, showsNotes, openedCount, lastOpenedAt: lastOpenedAt?.toISOString() ?? null };
}
