import { ShopError } from "@azulejo/contract";
import type { IdeaBook } from "@azulejo/contract/areas/ideabook.ts";
import { type Context, requireSession } from "../../context.ts";
import { text } from "../../messages/index.ts";
import { insertBook, type Owner, type StoredBook, selectBook, selectBooks } from "./ideabook.repository.ts";

/** More books than anybody needs at once. */
const MAX_BOOKS = 50;

export const ownerOf = (context: Context): Owner => ({
  storefrontId: context.storefront.id,
  accountId: requireSession(context).accountId,
});

/** Returns the caller's book. @throws usertag_not_found if it was deleted or belongs to another account */
export async function requireBook(context: Context, id: number): Promise<StoredBook> {
  const book = await selectBook(context.query, ownerOf(context), id);
  if (!book) throw new ShopError("usertag_not_found");
  return book;
}

/** Returns the id of a new book; the caller has locked the account. @throws usertag_books */
export async function newBook(context: Context, name: string | undefined): Promise<number> {
  const owner = ownerOf(context);
  if ((await selectBooks(context.query, owner)).length >= MAX_BOOKS) throw new ShopError("usertag_books", { limit: MAX_BOOKS });
  return insertBook(context.query, { ...owner, name: name ?? text(context.language, "ideaBook.first"), changedAt: context.now() });
}

export const toAnswer = ({ id, name, count, sealedTicket }: StoredBook): IdeaBook => ({
  tagId: id,
  name,
  count,
  isShared: sealedTicket !== null,
});

export const showBook = async (context: Context, id: number): Promise<IdeaBook> => toAnswer(await requireBook(context, id));
