import type { office } from "@azulejo/contract";
import { languages } from "@azulejo/contract";
import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { withoutAccents } from "../../../domain/text-folding.ts";
import { withSizes, writingsOf } from "../../../search/text/size-words.ts";
import { readPieceImages } from "../../product/index.ts";
import { countRows, type StoredRow, selectRows, selectSeries, selectTermRows } from "./catalog-rows.repository.ts";
import { toRow } from "./cells.rules.ts";
import { costsOn, seesCosts } from "./costs.ts";
import { columnsOf, describeColumn } from "./product-page/fact-cells.rules.ts";

export const listCatalogRows: Verb<typeof office.catalogueRows> = async (context, input) => {
  const { query, storefront } = context;
  const { department = null, series = null, state, kind, offset, limit } = input;
  const filter = {
    storefrontId: storefront.id,
    words: wordsOf(input.query ?? ""),
    search: input.query ?? "",
    department,
    series,
    state,
    kind,
  };
  const [rows, total] = await Promise.all([
    selectRows(query, filter, { offset, limit }, costsOn(context)),
    input.total === "counted" ? countRows(query, filter) : null,
  ]);
  return { rows: await withPieces(context, rows), total };
};

/** Returns rows as the grid reads them, with a picture of each piece. */
export async function withPieces(context: Context, rows: readonly StoredRow[]): Promise<CatalogRow[]> {
  const pieces = await readPieceImages(
    context,
    rows.map(({ productId }) => productId),
  );
  return rows.map((row) => toRow(row, pieces.get(row.itemNo) ?? null, seesCosts(context), columnsOf(context.storefront.settings.facts)));
}

/** Returns the words of a search, each with the ways in which it may be written; each way has to be found with all its parts. */
const wordsOf = (search: string): string[][][] =>
  withSizes(withoutAccents(search.toLowerCase()))
    .split(/[^a-z0-9.]+/)
    .map((word) => writingsOf(word).map((writing) => writing.split(/[^a-z0-9]+/).filter(Boolean)))
    .filter((writings) => writings.every((parts) => parts.length > 0));

const kinds = ["look", "color", "finish", "shape", "use"] as const;

export const readCatalogWords: Verb<typeof office.catalogueWords> = async ({ query, storefront }) => {
  const [series, terms] = await Promise.all([
    selectSeries(query, storefront.id),
    selectTermRows(query, storefront.id, [...kinds, "department"]),
  ]);
  const labels = new Map(terms.map(({ kind, value, language, label }) => [`${kind}|${value}|${language}`, label]));
  const word = (kind: string, code: string) => {
    const [en, es] = languages.map((language) => labels.get(`${kind}|${code}|${language}`) ?? code);
    return { code, en: en ?? code, es: es ?? code };
  };
  const valuesOf = (kind: string): string[] => [...new Set(terms.filter((one) => one.kind === kind).map(({ value }) => value))];
  const [look = [], color = [], finish = [], shape = [], use = []] = kinds.map((kind) => valuesOf(kind).map((value) => word(kind, value)));
  const departments = [...new Set(series.map(({ department }) => department))].map((code) => word("department", code));
  const facts = columnsOf(storefront.settings.facts).map(describeColumn);
  return { departments, series, facts, terms: { look, color, finish, shape, use } };
};
