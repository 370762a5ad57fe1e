import { ShopError, type storefront } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { listCountries } from "./country-names.ts";
import { selectProvinces } from "./storefront.repository.ts";

export const getStateProvinces: Verb<typeof storefront.stateProvinces> = async (context, { countryCode }) => {
  const { countries } = context.storefront.settings;
  if (!(countries as string[]).includes(countryCode))
    throw new ShopError("storefront_country_not_served", { countries: listCountries(countries, context.language) });
  const provinces = await selectProvinces(context.query, countryCode, context.language);
  const collator = new Intl.Collator(context.language);
  return provinces.sort((a, b) => collator.compare(a.name, b.name));
};
