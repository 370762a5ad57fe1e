import "virtual:words/detail";
import { slabs } from "@azulejo/contract";
import { text } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { readYards } from "../../store/nearest-yard.server.ts";
import type { DetailData } from "./detail-data.ts";
import type { Detail } from "./find-product.server.ts";

/** Maximum number of items in a query for slabs. */
const MAX_VARIANTS = 30;

/** Returns how many slabs of a product are available in the nearest yard that has any; null for other goods. */
export async function readYard(
  visit: Visit,
  { product: { variants }, selected }: Pick<Detail, "product" | "selected">,
): Promise<DetailData["yard"]> {
  if (selected.sellUnit !== "slab") return null;
  const { context, language, address } = visit;
  const items = variants.map(({ itemNo }) => itemNo).slice(0, MAX_VARIANTS);
  for (const { code, name } of await readYards(visit)) {
    const { free } = await callApi(context, language, slabs.list, { storeId: code, items, pageSize: 1 });
    if (free === 0) continue;
    const path = `${address(`slabs/store/${code}`)}?${new URLSearchParams(items.map((itemNo) => ["items", itemNo]))}`;
    return { path, words: text(language, "detail.slabsInYard", { count: free, store: name }) };
  }
  return null;
}
