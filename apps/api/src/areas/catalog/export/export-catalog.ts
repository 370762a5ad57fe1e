import type { Query } from "@azulejo/database";
import type { Storefront } from "../../../domain/storefront.ts";
import { selectStoredRecords } from "../import/write/stored-record.repository.ts";
import { selectCodes, selectLots, selectRelated } from "./exported-catalog.repository.ts";
import { productLine } from "./product-line.rules.ts";

const PAGE_PRODUCTS = 500;

/**
 * Yields the catalog with its stock as lines of our JSONL, some hundred products at a time. Items that are no longer sold are left out.
 */
export async function* exportCatalog(query: Query, { id, settings }: Storefront): AsyncGenerator<string[]> {
  const factCodes = new Set(settings.facts.map(({ code }) => code));
  for (let after = ""; ; ) {
    const codes = await selectCodes(query, id, after, PAGE_PRODUCTS);
    const records = await selectStoredRecords(query, id, codes);
    const related = await selectRelated(query, id, codes);
    const lots = await selectLots(query, id, codes);
    const sold = codes.flatMap((code) => records.get(code)?.record ?? []).filter(({ items }) => items.length > 0);
    yield sold.map((record) => productLine(record, { relatedTo: related.get(record.code) ?? [], lots, factCodes }));
    if (codes.length < PAGE_PRODUCTS) return;
    after = codes.at(-1) ?? after;
  }
}
