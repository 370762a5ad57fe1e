import { type Language, languages } from "@azulejo/contract";
import type { FacetKey } from "@azulejo/contract/areas/product.ts";
import type { Query } from "@azulejo/database";
import type { SearchProduct } from "../search.ts";
import type { Dictionaries } from "./dictionaries.ts";
import {
  addProducts,
  addWords,
  deleteProducts,
  insertProducts,
  lockRows,
  type ProductRows,
  restockAll,
  selectIndexed,
} from "./product-rows.repository.ts";
import { fingerprintOf, toProductRow, toVariantRow, toWordRows } from "./product-rows.ts";

interface Changes {
  storefrontId: number;
  dictionaries: Dictionaries;
  products: SearchProduct[];
  removed: number[];
}

/**
 * Writes products and removes others, in one transaction. All processes that follow the change log call it for each change; the first one
 * writes, and the others find nothing to change.
 */
export async function writeProducts(database: Query, { storefrontId, dictionaries, products, removed }: Changes): Promise<void> {
  const given = products.filter(({ variants }) => variants.length > 0);
  const ids = [...products.map(({ id }) => id), ...removed];
  if (ids.length === 0) return;
  await database.transaction().execute(async (query) => {
    await lockRows(query, storefrontId);
    const before = await selectIndexed(query, storefrontId, ids);
    const changed = given.filter((product) => before.get(product.id)?.fingerprint !== fingerprintOf(product));
    const same = given.filter((product) => !changed.includes(product));
    await restockAll(query, storefrontId, same);
    await dictionaries.add(query, given);
    const left = new Set(same.map(({ id }) => id));
    const replaced = [...before.keys()].filter((id) => !left.has(id));
    if (replaced.length === 0 && changed.length === 0) return;
    const rows = toRows(changed, dictionaries);
    await deleteProducts(query, storefrontId, replaced);
    await insertProducts(query, storefrontId, rows);
    await addWords(
      query,
      storefrontId,
      usesOf(
        rows,
        replaced.map((id) => before.get(id)!.words),
      ),
    );
    await addProducts(query, storefrontId, changed.length - replaced.length);
  });
}

function toRows(products: SearchProduct[], { facets, labels }: Dictionaries): ProductRows {
  const codeOf = (key: FacetKey, value: string) => facets.codeOf(key, value)!;
  const words = products.map(toWordRows);
  return {
    products: products.map((product) => toProductRow(product, codeOf)),
    variants: products.flatMap(({ id, variants }) =>
      variants.map((variant, position) => toVariantRow(id, variant, position, labels.codeOf(variant.label), codeOf)),
    ),
    postings: words.flatMap(({ postings }) => postings),
    spellings: words.flatMap(({ spellings }) => spellings),
  };
}

/** Returns the change in each word's number of uses. */
function usesOf({ products }: ProductRows, replaced: Record<Language, string[]>[]): Record<Language, Map<string, number>> {
  const uses = { en: new Map<string, number>(), es: new Map<string, number>() };
  const count = (language: Language, words: string[], one: number) => {
    for (const word of words) uses[language].set(word, (uses[language].get(word) ?? 0) + one);
  };
  for (const words of replaced) for (const language of languages) count(language, words[language], -1);
  for (const { words_en, words_es } of products) {
    count("en", words_en, 1);
    count("es", words_es, 1);
  }
  return uses;
}
