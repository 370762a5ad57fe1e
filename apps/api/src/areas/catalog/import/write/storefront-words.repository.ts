import { type Language, languages } from "@azulejo/contract";
import type { ListingFilter, Query } from "@azulejo/database";
import { slugOf } from "../complete/slug.rules.ts";
import type { NewTerm, Term } from "../complete/term-book.ts";

/** Returns the storefront's words for coded values, in order. */
export function selectTermRows(query: Query, storefrontId: number): Promise<Term[]> {
  return query
    .selectFrom("term")
    .select(["kind", "value", "language", "label"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("position")
    .execute();
}

/** Position of new terms, so that they come after those that staff have sorted. */
const LAST_POSITION = 100_000;

/** Adds new words; existing ones stay unchanged. @returns how many values were added */
export async function insertTerms(query: Query, storefrontId: number, terms: NewTerm[]): Promise<number> {
  if (terms.length === 0) return 0;
  const rows = terms.flatMap(({ kind, value, label }) =>
    languages.map((language) => ({ storefrontId, kind, value, language, label: label[language], position: LAST_POSITION })),
  );
  const added = await query
    .insertInto("term")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["storefrontId", "kind", "value", "language"]).doNothing())
    .returning(["kind", "value"])
    .execute();
  return new Set(added.map((row) => `${row.kind}|${row.value}`)).size;
}

/** Returns the departments that have a listing of their own. */
export async function selectListedDepartments(query: Query, storefrontId: number): Promise<string[]> {
  const rows = await query.selectFrom("listing").select("filter").where("storefrontId", "=", storefrontId).execute();
  return rows.flatMap(({ filter }) => (Object.keys(filter).join() === "department" ? (filter.department ?? []) : []));
}

/**
 * Creates a department's listing, so that it can be browsed and appears in the menu.
 * @returns false when its address belongs to an existing listing
 */
export async function insertDepartmentListing(
  query: Query,
  storefrontId: number,
  department: string,
  names: Record<Language, string>,
): Promise<boolean> {
  const slugs = Object.fromEntries(languages.map((language) => [language, slugOf(names[language]) || department])) as Record<
    Language,
    string
  >;
  const taken = await query
    .selectFrom("listingText")
    .select("listingId")
    .where("storefrontId", "=", storefrontId)
    .where((of) => of.or(languages.map((language) => of.and({ language, slug: slugs[language] }))))
    .executeTakeFirst();
  if (taken) return false;
  const filter: ListingFilter = { department: [department] };
  const made = await query
    .insertInto("listing")
    .values({
      storefrontId,
      path: department,
      parent: null,
      filter: JSON.stringify(filter),
      position: LAST_POSITION,
      inMenu: true,
    })
    .onConflict((conflict) => conflict.columns(["storefrontId", "path"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return false;
  await query
    .insertInto("listingText")
    .values(
      languages.map((language) => ({
        listingId: made.id,
        storefrontId,
        language,
        slug: slugs[language],
        name: names[language],
        title: names[language],
        intro: "",
      })),
    )
    .execute();
  return true;
}
