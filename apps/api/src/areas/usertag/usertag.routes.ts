import { usertag } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { createBook, editBook, removeBook, removeEntry } from "./change-book.ts";
import { readMappings, setMappings } from "./entry-mappings.ts";
import { listBooks, openBook, openSharedBook, showEntries } from "./open-book.ts";

export const usertagRoutes = [
  handle(usertag.list, listBooks),
  handle(usertag.open, openBook),
  handle(usertag.openShared, openSharedBook),
  handle(usertag.show, showEntries),
  handle(usertag.add, createBook),
  handle(usertag.edit, editBook),
  handle(usertag.remove, removeBook),
  handle(usertag.removeEntry, removeEntry),
  handle(usertag.mappings, readMappings),
  handle(usertag.setMappings, setMappings),
];
