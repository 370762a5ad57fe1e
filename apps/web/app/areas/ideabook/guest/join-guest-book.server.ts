import { ideaBookCalls } from "@azulejo/contract";
import { redirect } from "react-router";
import { text } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { keepGuestBook, readGuestBook } from "./guest-book.server.ts";

/** Saves the browser's book in the account of the user who signed in. If the account is full, the book stays in the browser. */
export async function joinGuestBook(visit: Visit): Promise<void> {
  const { context, language, url } = visit;
  const kept = await readGuestBook(visit);
  if (kept.entries.length === 0) return;
  const book = { name: text(language, "ideas.guestName"), entries: kept.entries };
  const joined = await callApi(context, language, ideaBookCalls.add, book, { idempotencyKey: kept.id }).catch(unlessFull);
  if (!joined) return;
  const here = new URL(url);
  here.searchParams.set("book", String(joined.tagId));
  throw redirect(here.pathname + here.search, { headers: await keepGuestBook(visit, { ...kept, entries: [] }) });
}

function unlessFull(error: unknown): null {
  if (error instanceof ApiError && error.code === "usertag_books") return null;
  throw error;
}
