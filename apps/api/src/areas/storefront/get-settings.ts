import type { Language, storefront } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { offeredFeatures } from "../../domain/offered-features.ts";
import type { Storefront, StorefrontPicture } from "../../domain/storefront.ts";
import { countryName } from "./country-names.ts";

interface StoredLink {
  path: string;
  label: Record<Language, string>;
}

const linkIn = ({ path, label }: StoredLink, language: Language) => ({ path, label: label[language] });

function pictureOf({ pictures }: Storefront, kind: StorefrontPicture["kind"]) {
  const picture = pictures.find((one) => one.kind === kind);
  return picture ? { type: picture.type, width: picture.width, height: picture.height, hash: picture.hash } : null;
}

export const getSettings: Verb<typeof storefront.settings> = ({ storefront, language, texts }) => {
  const { settings } = storefront;
  return {
    id: storefront.id,
    siteKey: storefront.siteKey,
    name: storefront.name,
    legalName: settings.legalName || storefront.name,
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
    logo: pictureOf(storefront, "logo"),
    favicon: pictureOf(storefront, "favicon"),
    // The stylesheet of a look is that of the colors.
    colors: settings.colors ?? (hasLook(settings.look) ? {} : null),
    ...(hasLook(settings.look) && { look: settings.look }),
    social: settings.social,
    notice: settings.notice?.[language] ?? null,
    menu: settings.menu?.map((entry) => ("listing" in entry ? entry : linkIn(entry, language))) ?? null,
    footer: (settings.footer ?? []).map(({ heading, links }) => ({
      heading: heading[language],
      links: links.map((entry) => linkIn(entry, language)),
    })),
    returns: settings.returns,
    handlingDays: settings.delivery.handlingDays,
    loads: { parcelLb: settings.delivery.parcelLimitLb, pickupTruckLb: settings.delivery.pickupTruckLb },
    features: offeredFeatures(settings, texts),
    checkout: settings.checkout,
    countries: settings.countries.map((code) => ({ code, name: countryName(code, language) })),
  };
};

const hasLook = ({ faces, header, cards }: Storefront["settings"]["look"]): boolean =>
  faces !== "serif" || header !== "line" || cards !== "plain";
