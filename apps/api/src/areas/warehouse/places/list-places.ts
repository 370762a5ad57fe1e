import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff } from "../../../context.ts";
import { readStores } from "../../store/index.ts";

export const listPlaces: Verb<typeof office.places> = async (context) => {
  const { placeIds } = requireStaff(context);
  const stores = await readStores(context, context.storefront.id);
  return stores
    .map(({ id, code, texts }) => ({ code, name: texts[context.language].name, own: placeIds === null || placeIds.includes(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, context.language));
};
