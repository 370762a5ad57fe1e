import { product } from "@azulejo/contract";
import { languageOf } from "../../i18n/language.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { readEstimate } from "../delivery/read-estimate.server.ts";
import type { Route } from "./+types/receive.resource";

const MAX_UNITS = 9_999;

/** Returns the stock and dates for a quantity of an item, and the delivery price; requested after the shared page has loaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = languageOf(request.url);
  const itemNo = searchParams.get("item") ?? "";
  const quantity = Math.min(MAX_UNITS, Math.max(1, Math.floor(Number(searchParams.get("quantity")) || 1)));
  const storeCode = searchParams.get("store");
  const postalCode = searchParams.get("zip");
  const [stock, estimate] = await Promise.all([
    readStock({ itemNos: [itemNo], quantity, ...(storeCode && { storeCode }), ...(postalCode && { postalCode }) }),
    postalCode ? readEstimate(context, language, { postalCode, items: [{ itemNo, quantity }] }) : null,
  ]);
  return { availability: stock?.items[0] ?? null, estimate };

  async function readStock(input: Parameters<typeof callApi<typeof product.availability>>[3]) {
    try {
      return await callApi(context, language, product.availability, input);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return null;
      throw error;
    }
  }
}
