import { ideaBookCalls } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { createBook, editBook, removeBook, removeEntry } from "./change-book.ts";
import { readMappings, setMappings } from "./entry-mappings.ts";
import { listBooks, openBook, openSharedBook, showEntries } from "./open-book.ts";

export const ideaBookRoutes = [
  handle(ideaBookCalls.list, listBooks),
  handle(ideaBookCalls.open, openBook),
  handle(ideaBookCalls.openShared, openSharedBook),
  handle(ideaBookCalls.show, showEntries),
  handle(ideaBookCalls.add, createBook),
  handle(ideaBookCalls.edit, editBook),
  handle(ideaBookCalls.remove, removeBook),
  handle(ideaBookCalls.removeEntry, removeEntry),
  handle(ideaBookCalls.mappings, readMappings),
  handle(ideaBookCalls.setMappings, setMappings),
];
