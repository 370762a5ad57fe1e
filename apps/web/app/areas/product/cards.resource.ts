import { product } from "@azulejo/contract";
import { languageOf } from "../../i18n/language.ts";
import { callApi } from "../../request/api.server.ts";
import type { Route } from "./+types/cards.resource";

export async function loader({ request, context }: Route.LoaderArgs) {
  const itemNos = new URL(request.url).searchParams.getAll("item").filter(Boolean).slice(0, 12);
  return itemNos.length === 0 ? [] : callApi(context, languageOf(request.url), product.cards, { itemNos });
}
