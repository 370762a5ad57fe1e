import { suggestions } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { listSuggestions } from "./list-suggestions.ts";

export const suggestionsRoutes = [handle(suggestions.list, listSuggestions)];
