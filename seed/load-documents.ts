import type { Query } from "@azulejo/database";
import { readJson } from "./demo-records.ts";
import type { DocumentEntry } from "./documents/documents.ts";

const both = ["en", "es"] as const;

/** Links every series with its documents. */
export async function loadDocuments(query: Query, storefrontId: number): Promise<void> {
  const entries = new Map(readJson<DocumentEntry[]>("./documents/documents.json").map((entry) => [entry.id, entry]));
  const series = await query.selectFrom("series").select(["id", "documentKeys"]).where("storefrontId", "=", storefrontId).execute();
  const wanted = series.flatMap((one) => one.documentKeys.flatMap((id) => ({ seriesId: one.id, entry: entries.get(id) })));
  const rows = wanted.flatMap(({ seriesId, entry }) => (entry ? [{ seriesId, entry }] : []));
  const inserted = await query
    .insertInto("document")
    .values(
      rows.map(({ seriesId, entry }) => ({
        storefrontId,
        seriesId,
        key: entry.key,
        address: `/assets/documents/${entry.id}.{language}.pdf`,
      })),
    )
    .returning(["id", "address"])
    .execute();
  const titleOf = new Map([...entries.values()].map((entry) => [`/assets/documents/${entry.id}.{language}.pdf`, entry.title]));
  await query
    .insertInto("documentText")
    .values(
      inserted.flatMap(({ id, address }) =>
        both.map((language) => ({ documentId: id, language, title: titleOf.get(address)?.[language] ?? "" })),
      ),
    )
    .execute();
}
