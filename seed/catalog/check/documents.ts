import type { Language, SeriesFile as Series } from "../series-file.ts";
import { type Catalog, type Document, documentText, languages } from "./read.ts";

const KEYS = new Set(["productWarning", "productUseInstruction", "safetyDataSheet"]);
const SAMPLES: Record<Language, string> = { en: "**Sample text.**", es: "**Texto de muestra.**" };
const WARNING: Record<Language, string> = { en: "WARNING", es: "ADVERTENCIA" };
const CHEMICAL: Record<Language, RegExp> = { en: /silica, crystalline|\blead\b/, es: /sílice cristalina|\bplomo\b/ };
const WORDS = { least: 150, most: 400 };

/** Reports documents without text, texts without required marks, and series with too few or too many documents. */
export function checkDocuments({ series, documents }: Catalog): string[] {
  const codes = new Set(series.map((one) => one.code));
  const used = new Set(series.flatMap((one) => one.documents ?? []));
  return [
    ...documents.flatMap((document) => [
      ...languages.flatMap((language) => textOf(document, language)),
      ...(document.series && !codes.has(document.series) ? [`document ${document.id}: unknown series ${document.series}`] : []),
      ...(used.has(document.id) ? [] : [`document ${document.id}: no series lists it`]),
    ]),
    ...series.flatMap((one) => documentsOf(one, documents)),
  ];
}

function textOf(document: Document, language: Language): string[] {
  const where = `document ${document.id} (${language})`;
  const text = documentText(document, language);
  if (text === undefined) return [`${where}: no file ${document.file.replace("{lang}", language)}`];
  const words = text.split(/\s+/).filter(Boolean).length;
  const legal = KEYS.has(document.key) || document.key === "warrantySheet" || document.key === "termsSheet";
  const warns = document.key !== "productWarning" || (text.includes(WARNING[language]) && CHEMICAL[language].test(text));
  return [
    ...(words < WORDS.least || words > WORDS.most ? [`${where}: ${words} words`] : []),
    ...(legal && !text.includes(SAMPLES[language]) ? [`${where}: not marked "${SAMPLES[language]}"`] : []),
    ...(warns ? [] : [`${where}: does not say ${WARNING[language]} with a named chemical`]),
    ...(text.startsWith(`# ${document.title[language]}\n`) ? [] : [`${where}: the heading is not the title`]),
  ];
}

function documentsOf(one: Series, documents: Document[]): string[] {
  const ids = one.documents ?? [];
  const keys = ids.map((id) => documents.find((document) => document.id === id)?.key);
  const least = one.material === "gift-card" ? 1 : 2;
  const warned = (one.warnings ?? []).length === 0 || keys.includes("productWarning");
  return [
    ...(ids.length < least || ids.length > 4 ? [`${one.code}: ${ids.length} documents`] : []),
    ...(new Set(ids).size < ids.length ? [`${one.code}: a document is listed twice`] : []),
    ...(warned ? [] : [`${one.code}: carries ${one.warnings?.join(", ")} without a productWarning document`]),
  ];
}
