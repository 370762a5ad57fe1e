import { type Language, storefront } from "@azulejo/contract";
import type { CountryStates } from "@azulejo/contract/places/postal-ranges.ts";
import type { RouterContextProvider } from "react-router";
import { callApi } from "./api.server.ts";
import { readSettings } from "./settings.server.ts";

/** Returns the countries that the shop serves, with their states or provinces. */
export async function readStates(context: Readonly<RouterContextProvider>, language: Language): Promise<CountryStates[]> {
  const { countries } = await readSettings(context, language);
  return Promise.all(
    countries.map(async ({ code, name }) => ({
      country: code,
      name,
      states: await callApi(context, language, storefront.stateProvinces, { countryCode: code }),
    })),
  );
}
