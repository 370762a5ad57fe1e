import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";

/** Returns a series' documents, with addresses in the reader's language. */
export async function selectDocuments(query: Query, seriesId: number, language: Language) {
  const rows = await query
    .selectFrom("document")
    .innerJoin("documentText", "documentText.documentId", "document.id")
    .select(["document.key", "document.address", "documentText.title"])
    .where("document.seriesId", "=", seriesId)
    .where("documentText.language", "=", language)
    .orderBy("document.id")
    .execute();
  return rows.map((row) => ({ ...row, address: row.address.replace("{language}", language) }));
}

export interface DocumentRow {
  key: string;
  address: string;
  title: string;
  language: Language;
  code: string;
  name: string;
}

/** Returns a storefront's documents in one language, one row for each series they belong to. */
export function selectAllDocuments(query: Query, storefrontId: number, language: Language): Promise<DocumentRow[]> {
  return query
    .selectFrom("document")
    .innerJoin("documentText", "documentText.documentId", "document.id")
    .innerJoin("series", "series.id", "document.seriesId")
    .select(["document.key", "document.address", "documentText.title", "documentText.language", "series.code", "series.name"])
    .where("document.storefrontId", "=", storefrontId)
    .where("documentText.language", "=", language)
    .orderBy("series.code")
    .execute() as Promise<DocumentRow[]>;
}
