import { suggestions } from "@azulejo/contract";
import { searchText } from "@azulejo/contract/typed/search-text.ts";
import { languageOf } from "../../i18n/language.ts";
import { callApi, refusalsAsPages } from "../../request/api.server.ts";
import type { Route } from "./+types/suggestions.resource";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = searchText(new URL(request.url).searchParams.get("q") ?? "");
  if (!query) return null;
  return refusalsAsPages(() => callApi(context, languageOf(request.url), suggestions.list, { query }));
}
