import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { type CellTermKind, cellColumns, type FindTerm, type GridField } from "@azulejo/contract/staff/catalog-cells.ts";
import { isFactField } from "@azulejo/contract/staff/fact-cells.ts";
import type { CallValue } from "../../../call/calls.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Text } from "../../../i18n/text.ts";
import { type FactColumns, factColumnsOf, type GridColumn, rulesOf } from "./grid-columns.ts";
import { findIn } from "./read-pasted.ts";

type Words = CallValue<"catalogueWords">;

/** How cells are shown as text, and read from typed text. */
export interface CellWords {
  /** Returns a cell's value as shown to the user, such as a term's label. */
  shown(field: GridField, value: string): string;
  /** Returns the text of a column that can't be changed in that row. */
  fixed(row: CatalogRow, column: GridColumn): string;
  findTerm: FindTerm;
  /** Codes of terms by their kind and name, in the form used by `findIn`. */
  codes: ReadonlyMap<string, string>;
  /** The rules of the supplier's own facts. */
  facts: FactColumns;
  /** Returns the labels of a column's terms or choices; none for a column without them. */
  choices(field: GridField): string[];
}

interface Formats {
  money(cents: number): string;
  figure(units: number): string;
  shortDay(day: string): string;
}

/** Returns a cost with two decimals; text that can't be read stays unchanged. */
const costOf = (value: string): string => (value === "" || Number.isNaN(Number(value)) ? value : Number(value).toFixed(2));

const folded = (words: string): string => words.trim().toLowerCase();

export function cellWords({ terms, facts: own }: Words, language: Language, t: Text, { money, figure, shortDay }: Formats): CellWords {
  const labels = new Map<string, string>();
  const codes = new Map<string, string>();
  for (const [kind, words] of Object.entries(terms))
    for (const word of words) {
      labels.set(`${kind}|${word.code}`, word[language]);
      for (const written of [word.code, word.en, word.es]) codes.set(`${kind}|${folded(written)}`, word.code);
    }
  const facts = factColumnsOf(own);
  const termOf = (field: GridField): CellTermKind | undefined =>
    isFactField(field) ? undefined : (cellColumns[field] as { term?: CellTermKind }).term;
  const yesNo = (value: string) => (value === "yes" ? t("product.yes") : value === "no" ? t("product.no") : value);
  return {
    shown(field, value) {
      const term = termOf(field);
      if (term) return labels.get(`${term}|${value}`) ?? value;
      const rules = rulesOf(facts, field);
      if (rules?.kind === "yesNo") return yesNo(value);
      if (rules?.options) return rules.options.find(({ code }) => code === value)?.[language] ?? value;
      if (field === "published" && value !== "") return t(value === "shown" ? "catalog.shown" : "catalog.hidden");
      return field === "cost" ? costOf(value) : value;
    },
    fixed(row, { name }) {
      if (name === "itemNo") return row.itemNo;
      if (name === "series") return row.series;
      if (name === "sellUnit") return t(`unit.${row.sellUnit}`, { count: 1 });
      if (name === "cost") return costOf(row.cells.cost ?? "");
      if (name === "list") return row.listCents === null ? "" : money(row.listCents);
      if (name === "planned")
        return row.planned ? t("catalog.plannedFrom", { price: money(row.planned.listCents), day: shortDay(row.planned.startsOn) }) : "";
      return name === "available" ? figure(row.available) : "";
    },
    findTerm: findIn(codes),
    codes,
    facts,
    choices(field) {
      const term = termOf(field);
      if (term) return terms[term].map((word) => word[language]);
      const rules = rulesOf(facts, field);
      if (rules?.kind === "yesNo") return [t("product.yes"), t("product.no")];
      if (rules?.options) return rules.options.map((option) => option[language]);
      return field === "published" ? [t("catalog.shown"), t("catalog.hidden")] : [];
    },
  };
}
