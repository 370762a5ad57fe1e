import type { Language } from "@azulejo/contract";
import { selectOrderDetails } from "../../../areas/fulfillment/index.ts";
import { readStores } from "../../../areas/store/index.ts";
import type { Services } from "../../../context.ts";
import { requireStorefront } from "../../write-letter.ts";

/** Reads what emails about a return need: the order, its storefront, its pickup store and the goods in words; null if it was withdrawn. */
export async function readReturn(services: Services, { orderId, returnId }: Record<string, unknown>) {
  const { database, referenceData } = services;
  const details = await selectOrderDetails(database.query, { orderId: Number(orderId) });
  const announced = details?.returns.find((one) => one.id === returnId);
  if (!details || !announced || announced.state === "withdrawn") return null;
  const { order, lines } = details;
  const storefront = await requireStorefront(services, order.storefrontId);
  const stores = await readStores({ referenceData, query: database.query }, storefront.id);
  const goods = announced.lines.map(
    ({ lineId, itemNo, units }) => `${units} × ${lines.find(({ id }) => id === lineId)?.name ?? ""} (${itemNo})`,
  );
  return {
    order,
    announced,
    storefront,
    store: stores.find((one) => one.id === order.pickupPlaceId) ?? null,
    goodsIn: (language: Language) => new Intl.ListFormat(`${language}-US`).format(goods),
  };
}
