import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { selectTerms } from "../catalog/term.repository.ts";

interface Line {
  itemNo: string;
  name: string;
  detail: string;
}

/** The catalog and language that products are read in. */
interface Reading {
  storefrontId: number;
  language: Language;
}

/** Returns stored lines with item names in another language. Items that are no longer in the catalog keep their stored name. */
export async function linesIn<Stored extends Line>(query: Query, reading: Reading, lines: readonly Stored[]): Promise<Stored[]> {
  const words = await selectItemWords(query, reading, [...new Set(lines.map((line) => line.itemNo))]);
  return lines.map((line) => ({ ...line, ...words.get(line.itemNo) }));
}

async function selectItemWords(query: Query, { storefrontId, language }: Reading, itemNos: string[]) {
  if (itemNos.length === 0) return new Map<string, Pick<Line, "name" | "detail">>();
  const rows = await query
    .selectFrom("item")
    .innerJoin("productText", (join) =>
      join.onRef("productText.productId", "=", "item.productId").on("productText.language", "=", language),
    )
    .leftJoin("itemText", (join) => join.onRef("itemText.itemId", "=", "item.id").on("itemText.language", "=", language))
    .select(["itemNo", "name", "label", "size", "finish"])
    .where("item.storefrontId", "=", storefrontId)
    .where("itemNo", "in", itemNos)
    .execute();
  const terms = await selectTerms(query, storefrontId);
  return new Map(
    rows.map(({ itemNo, name, label, size, finish }) => [
      itemNo,
      { name, detail: [label ?? size, finish && terms.label("finish", finish, language)].filter(Boolean).join(", ") },
    ]),
  );
}
