import { ShopError, type storefront } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { listCountries } from "./country-names.ts";
import { selectPostalRanges, selectProvinces } from "./storefront.repository.ts";

export const getStateProvinces: Verb<typeof storefront.stateProvinces> = async (context, { countryCode }) => {
  const { countries } = context.storefront.settings;
  if (!(countries as string[]).includes(countryCode))
    throw new ShopError("storefront_country_not_served", { countries: listCountries(countries, context.language) });
  const [provinces, ranges] = await Promise.all([
    selectProvinces(context.query, countryCode, context.language),
    selectPostalRanges(context.query, countryCode),
  ]);
  const codesOf = Object.groupBy(ranges, ({ province }) => province);
  const collator = new Intl.Collator(context.language);
  return provinces
    .map(({ code, name }) => ({ code, name, postalCodes: (codesOf[code] ?? []).map(({ first, last }) => ({ first, last })) }))
    .sort((a, b) => collator.compare(a.name, b.name));
};
