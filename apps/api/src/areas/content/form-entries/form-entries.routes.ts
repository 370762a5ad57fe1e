import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { deleteFormEntry, listFormEntries, markFormEntry, readFormEntry } from "./form-entries.ts";

export const formEntryRoutes = [
  handle(office.formEntries, listFormEntries),
  handle(office.formEntry, readFormEntry),
  handle(office.markFormEntry, markFormEntry),
  handle(office.deleteFormEntry, deleteFormEntry),
];
