import type { FormChoices } from "@azulejo/contract/content/form-schema.ts";
import type { Context } from "../../context.ts";
import { todayOf } from "../../domain/day.ts";
import { readPublishedStores } from "../store/index.ts";
import { selectProvinces } from "../storefront/index.ts";

/** Returns the lists that a form's values are checked against: the states and provinces served, the stores and the date. */
export async function readFormChoices(context: Context): Promise<FormChoices> {
  const { query, storefront, language, referenceData, now } = context;
  const [provinces, stores] = await Promise.all([
    referenceData.read(query, `provinces:${storefront.id}`, async () => {
      const lists = await Promise.all(storefront.settings.countries.map((country) => selectProvinces(query, country, language)));
      return lists.flat().map((one) => one.code);
    }),
    readPublishedStores(context, storefront.id),
  ]);
  return { states: provinces, stores: stores.map((store) => store.code), today: todayOf(now(), storefront.timezone) };
}
