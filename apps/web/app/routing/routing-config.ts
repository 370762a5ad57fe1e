import type { Language } from "@azulejo/contract";
import type { LocaleRouting } from "../i18n/locale-routing.ts";

/** How languages stand in addresses; the strategy is fixed when the storefront is built. */
export const localeRouting: LocaleRouting<Language> = { strategy: "prefix", codes: ["en", "es"], defaultCode: "en" };
