import { type office, ShopError, type storefront, type ValueOf } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { countryName, listCountries } from "./country-names.ts";
import { selectPostalRanges, selectProvinces } from "./storefront.repository.ts";

export const getStateProvinces: Verb<typeof storefront.stateProvinces> = (context, { countryCode }) => {
  const { countries } = context.storefront.settings;
  if (!(countries as string[]).includes(countryCode))
    throw new ShopError("storefront_country_not_served", { countries: listCountries(countries, context.language) });
  return statesOf(context, countryCode);
};

export const listServedStates: Verb<typeof office.servedStates> = (context) =>
  Promise.all(
    context.storefront.settings.countries.map(async (country) => ({
      country,
      name: countryName(country, context.language),
      states: await statesOf(context, country),
    })),
  );

/** Returns the states or provinces of a country, by name. */
async function statesOf(context: Context, country: string): Promise<ValueOf<typeof storefront.stateProvinces>> {
  const [provinces, ranges] = await Promise.all([
    selectProvinces(context.query, country, context.language),
    selectPostalRanges(context.query, country),
  ]);
  const codesOf = Object.groupBy(ranges, ({ province }) => province);
  const collator = new Intl.Collator(context.language);
  return provinces
    .map(({ code, name }) => ({ code, name, postalCodes: (codesOf[code] ?? []).map(({ first, last }) => ({ first, last })) }))
    .sort((a, b) => collator.compare(a.name, b.name));
}
