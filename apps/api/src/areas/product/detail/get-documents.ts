import type { product } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { fold } from "../../../domain/text-folding.ts";
import { type DocumentRow, selectAllDocuments } from "../catalog/document.repository.ts";

/** Returns every document once, with all its series; the query is matched against titles and series. */
export const getDocuments: Verb<typeof product.documents> = async (context, { key, ids, query }) => {
  const rows = await selectAllDocuments(context.query, context.storefront.id, context.language);
  const wanted = fold(query ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return collect(rows)
    .filter((one) => (!key || one.key === key) && (!ids || ids.includes(one.id)))
    .filter((one) => {
      const text = fold([one.title, ...one.series.map((series) => series.name)].join(" "));
      return wanted.every((word) => text.includes(word));
    })
    .sort((a, b) => a.title.localeCompare(b.title, context.language));
};

function collect(rows: DocumentRow[]) {
  const documents = new Map<
    string,
    { id: string; key: string; title: string; address: string; series: { code: string; name: string }[] }
  >();
  for (const { key, title, address, language, code, name } of rows) {
    const known = documents.get(address) ?? {
      id: idOf(address),
      key,
      title,
      address: address.replace("{language}", language),
      series: [],
    };
    known.series.push({ code, name });
    documents.set(address, known);
  }
  return [...documents.values()];
}

/** Returns the file name without folder, language and extension. */
const idOf = (address: string): string => (address.split("/").at(-1) ?? "").replace(/(?:\.\{language\})?\.[a-z]+$/, "");
