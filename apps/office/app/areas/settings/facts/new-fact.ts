import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import type { ShopSettings } from "../draft/shop-settings.ts";

const fresh: FactDefinition = {
  ...{ code: "", kind: "choice", name: { en: "", es: "" }, unit: null, choices: [], group: null },
  ...{ shownIn: ["table", "tearSheet", "structuredData"], filterable: false, departments: [] },
};

const MAX_OF_CODE = 40;

/** Returns a fact's code made from a column's name; empty if that isn't possible. */
export function codeOfColumn(column: string): string {
  const words =
    column
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[a-z0-9]+/gi) ?? [];
  const code = words.map((word, at) => (at === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1)).join("");
  return /^[a-z]/.test(code) && code.length <= MAX_OF_CODE ? code : "";
}

/** Adds a fact after the others. @param column the file's column that it is for; empty for none */
export function withNewFact({ storefront, ...settings }: ShopSettings, column: string): ShopSettings {
  const fact = { ...fresh, code: codeOfColumn(column), name: { en: column, es: column } };
  return { ...settings, storefront: { ...storefront, facts: [...storefront.facts, fact] } };
}
