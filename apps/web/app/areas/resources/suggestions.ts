import { suggestions } from "@azulejo/contract";
import { callApi } from "../../request/api.server.ts";
import type { Route } from "./+types/suggestions";

/** Completions for the search field. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, 120);
  if (query === "") return { suggestions: [], listings: [], products: [] };
  const found = await callApi(context, suggestions.list, { query });
  return {
    suggestions: found.suggestions.slice(0, 5),
    listings: found.listings.slice(0, 4),
    products: found.products.slice(0, 6).map(({ name, slug }) => ({ name, slug })),
  };
}
