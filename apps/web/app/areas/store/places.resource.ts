import { storeCalls } from "@azulejo/contract";
import { searchText } from "@azulejo/contract/typed/search-text.ts";
import { languageOf } from "../../i18n/language.ts";
import { callApi, refusalsAsPages } from "../../request/api.server.ts";
import type { Route } from "./+types/places.resource";

/** Returns places for the text that a visitor is typing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = searchText(new URL(request.url).searchParams.get("q") ?? "");
  const places = await refusalsAsPages(() => callApi(context, languageOf(request.url), storeCalls.places, { query }));
  return Response.json(places, { headers: { "cache-control": "public, max-age=86400" } });
}
