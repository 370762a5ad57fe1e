import { product } from "@azulejo/contract";
import { languageOf } from "../../i18n/language.ts";
import { stockWords } from "../../i18n/stock-words.ts";
import { callApi } from "../../request/api.server.ts";
import { toPostalCode } from "../delivery/zip.ts";
import type { Route } from "./+types/arrivals.resource";

const MOST = 48;
const MAX_UNITS = 9_999;

/** Returns when quantities of items, given as `ITEM:units`, can be delivered; requested after the shared page has loaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = languageOf(request.url);
  const postalCode = toPostalCode(searchParams.get("zip") ?? "");
  const wanted = (searchParams.get("items") ?? "").split(",").flatMap(wantedIn).slice(0, MOST);
  const byQuantity = Map.groupBy(wanted, ({ quantity }) => quantity);
  const answers = await Promise.all(
    [...byQuantity].map(([quantity, items]) => {
      const itemNos = items.map(({ itemNo }) => itemNo);
      return callApi(context, language, product.availability, { itemNos, quantity, ...(postalCode && { postalCode }) });
    }),
  );
  return Object.fromEntries(
    answers.flatMap(({ items }) =>
      items.map(({ itemNo, options, ...outlook }) => {
        const delivery = options.find(({ fulfilment }) => fulfilment === "DLVR");
        return [itemNo, delivery ? { on: delivery.on, until: delivery.until, words: stockWords(outlook, language) } : null] as const;
      }),
    ),
  );
}

function wantedIn(written: string) {
  const [itemNo = "", units] = written.split(":");
  const quantity = Math.floor(Number(units));
  return itemNo !== "" && quantity >= 1 && quantity <= MAX_UNITS ? [{ itemNo, quantity }] : [];
}
