import type { Answers } from "./questions.ts";

const languageNames = [
  { code: "en", language: "en-US", name: "English" },
  { code: "es", language: "es-US", name: "Español" },
];

const operationTypes = [
  { code: "showroom", label: { en: "Showroom", es: "Sala de exhibición" } },
  { code: "slabYard", label: { en: "Slab yard", es: "Patio de placas" }, keepsSlabs: true },
  { code: "willCall", label: { en: "Will call", es: "Recoger en tienda" }, handsOver: true },
  { code: "distribution", label: { en: "Distribution center", es: "Centro de distribución" }, ships: true },
];

const same = (text: string) => ({ en: text, es: text });

const slugOf = (city: string): string =>
  city
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "main";

/** Returns a new shop's first settings: one store that stores, hands over and ships goods, and its state's sales tax. */
export function firstSettings(answers: Answers, today: string): unknown {
  const { name = "", country = "US", street = "", city = "", state = "", zip = "", phone = "", timezone = "" } = answers;
  return {
    version: 1,
    storefront: {
      name,
      legalName: answers["legal-name"],
      siteKey: answers["site-key"],
      timezone,
      tagline: same(name),
      currency: country === "CA" ? "CAD" : "USD",
      locales: [...languageNames].sort(
        (a, b) => Number(b.code === answers["default-language"]) - Number(a.code === answers["default-language"]),
      ),
      defaultLocale: answers["default-language"],
      phone,
      email: answers.email,
      postalAddress: `${name}, ${street}, ${city}, ${state} ${zip}`,
      termsVersion: today,
      countries: [country],
      defaultStore: "main",
      claimDays: 30,
      staffSecondFactor: "required",
      newForDays: 180,
      operationTypes,
    },
    stores: [
      {
        code: "main",
        number: 1,
        name: same(city),
        slug: same(slugOf(city)),
        street,
        city,
        state,
        postalCode: zip,
        country,
        phone,
        latitude: Number(answers.latitude),
        longitude: Number(answers.longitude),
        timezone,
        hours: Object.fromEntries(["mon", "tue", "wed", "thu", "fri"].map((day) => [day, "08:00-17:00"])),
        operationTypes: operationTypes.map((type) => type.code),
      },
    ],
    taxRates: [{ country, state, name: `state:${state}`, percent: Number(answers["sales-tax"]), from: today }],
    deliveryZones: [],
    deliveryRates: [],
    deliveryCharges: [],
  };
}
