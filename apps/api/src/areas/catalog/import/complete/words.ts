import type { Language } from "@azulejo/contract";
import { type Query, recordChanges } from "@azulejo/database";
import { insertDepartmentListing, insertTerms, selectListedDepartments } from "../write/storefront-words.repository.ts";
import type { ProductDraft } from "./product-draft.ts";
import type { NewTerm } from "./term-book.ts";

/** The terms and listings that this run knows to exist. */
export interface Words {
  named: Set<string>;
  listed: Set<string>;
}

/** Words that a batch adds; the run adopts them after the commit. */
export interface AddedWords {
  terms: string[];
  departments: string[];
  newTerms: number;
  newListings: string[];
}

export async function openWords(query: Query, storefrontId: number): Promise<Words> {
  return { named: new Set(), listed: new Set(await selectListedDepartments(query, storefrontId)) };
}

const keyOf = (term: NewTerm): string => `${term.kind}|${term.value}`;

/** Adds terms and department listings for imported products, and logs the change so that caches reload both. */
export async function addWords(
  query: Query,
  storefrontId: number,
  words: Words,
  products: { draft: ProductDraft; department: string }[],
): Promise<AddedWords> {
  const terms = new Map(products.flatMap(({ draft }) => draft.terms).map((term) => [keyOf(term), term]));
  for (const key of words.named) terms.delete(key);
  const newTerms = await insertTerms(query, storefrontId, [...terms.values()]);
  const departments = new Map<string, Partial<Record<Language, string>>>();
  for (const { draft, department } of products) {
    if (!words.listed.has(department)) departments.set(department, { ...departments.get(department), ...draft.departmentName });
  }
  const newListings: string[] = [];
  for (const [department, names] of departments) {
    const name = names.en ?? names.es ?? readable(department);
    if (await insertDepartmentListing(query, storefrontId, department, { en: names.en ?? name, es: names.es ?? name }))
      newListings.push(department);
  }
  if (newTerms > 0 || newListings.length > 0) await recordChanges(query, [{ kind: "catalogue", entity: String(storefrontId) }]);
  return { terms: [...terms.keys()], departments: [...departments.keys()], newTerms, newListings };
}

const readable = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ");
