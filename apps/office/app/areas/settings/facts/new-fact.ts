import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import type { ShopSettings } from "../draft/shop-settings.ts";

const fresh: FactDefinition = {
  ...{ code: "", kind: "choice", name: { en: "", es: "" }, unit: null, choices: [], group: null },
  ...{ shownIn: ["table", "tearSheet", "structuredData"], filterable: false, departments: [] },
};

/** Adds a fact without a name, after the others. */
export const withNewFact = ({ storefront, ...settings }: ShopSettings): ShopSettings => ({
  ...settings,
  storefront: { ...storefront, facts: [...storefront.facts, fresh] },
});
