import { suggestions } from "@azulejo/contract";
import { searchText } from "@azulejo/contract/typed/search-text.ts";
import { languageOf } from "../../i18n/language.ts";
import { callApi, refusalsAsPages } from "../../request/api.server.ts";
import type { Route } from "./+types/suggestions.resource";
import { optionsOf, type SuggestOption } from "./suggest-options.ts";

/** Returns the suggestions for what a visitor has typed, in words. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<SuggestOption[]> {
  const language = languageOf(request.url);
  const query = searchText(new URL(request.url).searchParams.get("q") ?? "");
  if (!query) return [];
  return optionsOf(await refusalsAsPages(() => callApi(context, language, suggestions.list, { query })), language);
}
