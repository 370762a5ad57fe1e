import { product } from "@azulejo/contract";
import { languageOf } from "../../i18n/language.ts";
import { isSoldOut, stockWords } from "../../i18n/stock-words.ts";
import { callApi } from "../../request/api.server.ts";
import type { Route } from "./+types/availability.resource";

const MOST = 48;

/** Returns the stock at one store of the items on a list; requested after the shared page has loaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const itemNos = (searchParams.get("items") ?? "").split(",").filter(Boolean).slice(0, MOST);
  const storeCode = searchParams.get("store");
  if (itemNos.length === 0 || !storeCode) return {};
  const language = languageOf(request.url);
  const found = await callApi(context, language, product.availability, { itemNos, storeCode });
  return Object.fromEntries(
    found.items.map(({ itemNo, stores, sellUnit, ...outlook }) => [
      itemNo,
      { available: stores[0]?.available ?? 0, sellUnit, words: stockWords(outlook, language), isSoldOut: isSoldOut(outlook) },
    ]),
  );
}
