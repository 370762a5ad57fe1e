import { office, product, suggestions } from "@azulejo/contract";
import { handle, handlePublicRead } from "../../calls/handler.ts";
import { listSuggestions } from "./list-suggestions.ts";
import { listAndNote } from "./searches/note-calls.ts";
import { missedSearches, searchesReport } from "./searches/searches-report.ts";

export const suggestionsRoutes = [
  handlePublicRead(suggestions.list, listSuggestions),
  handlePublicRead(product.list, listAndNote),
  handle(office.searchesReport, searchesReport),
  handle(office.missedSearches, missedSearches),
];
