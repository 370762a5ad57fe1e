import { languageOf } from "../../i18n/language.ts";
import type { Route } from "./+types/delivered-price.resource";
import { readDeliveredPrice } from "./read-delivered-price.server.ts";
import { toPostalCode } from "./zip.ts";

const MAX_UNITS = 9_999;

/** Quotes an item's delivered price, requested after the shared page has loaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const postalCode = toPostalCode(searchParams.get("zip") ?? "");
  const itemNo = searchParams.get("item") ?? "";
  const quantity = Math.min(MAX_UNITS, Math.max(1, Math.floor(Number(searchParams.get("quantity")) || 1)));
  const quoteId = searchParams.get("quote");
  if (!postalCode) return null;
  const items = [{ itemNo, quantity }];
  return readDeliveredPrice(context, languageOf(request.url), { postalCode, items, ...(quoteId && { quoteId }) });
}
