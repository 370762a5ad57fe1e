import type { storefront } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { countryName } from "./country-names.ts";

export const getSettings: Verb<typeof storefront.settings> = ({ storefront, language }) => {
  const { settings } = storefront;
  return {
    id: storefront.id,
    siteKey: storefront.siteKey,
    name: storefront.name,
    tagline: settings.tagline[language],
    currency: settings.currency,
    timezone: storefront.timezone,
    locales: settings.locales,
    defaultLocale: settings.defaultLocale,
    routing: settings.routing,
    rootRedirect: settings.rootRedirect,
    titleSeparator: settings.titleSeparator,
    accessibilityAccount: settings.accessibilityAccount,
    phone: settings.phone,
    email: settings.email,
    postalAddress: settings.postalAddress,
    termsVersion: settings.termsVersion,
    countries: settings.countries.map((code) => ({ code, name: countryName(code, language) })),
  };
};
