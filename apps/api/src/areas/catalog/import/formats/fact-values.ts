import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import { MAX_FACT_TEXT } from "@azulejo/contract/facts/value.ts";
import { z } from "zod";
import type { ItemDraft } from "../complete/product-draft.ts";
import { readFact } from "./fact-columns.ts";

type Stated = Required<Pick<ItemDraft, "facts" | "factTexts">>;

const perLanguage = z.object({
  en: z.string().trim().max(MAX_FACT_TEXT).optional(),
  es: z.string().trim().max(MAX_FACT_TEXT).optional(),
});
const cell = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/**
 * Reads the facts of an item in JSON: each as our CSV writes it, or as a number or boolean; a text by language. Null removes a value.
 * @returns what is stated, the keys that are no fact's code, and why a value is refused, by its key
 */
export function readFactValues(facts: readonly FactDefinition[], values: Record<string, unknown>) {
  const stated: Stated = { facts: {}, factTexts: {} };
  const unknown: string[] = [];
  const refused: [key: string, reason: string][] = [];
  for (const [key, value] of Object.entries(values)) {
    const fact = facts.find((one) => one.code === key);
    if (!fact) unknown.push(key);
    else if (value === null) stated.facts[key] = null;
    else {
      const reason = fact.kind === "text" ? putText(stated, key, value) : putValue(stated, fact, value);
      if (reason !== null) refused.push([key, reason]);
    }
  }
  return { stated, unknown, refused };
}

function putText({ factTexts }: Stated, key: string, value: unknown): string | null {
  const { data } = perLanguage.safeParse(value);
  if (!data) return `is longer than ${MAX_FACT_TEXT} letters, or has no text for a language`;
  factTexts[key] = { ...(data.en !== undefined && { en: data.en }), ...(data.es !== undefined && { es: data.es }) };
  return null;
}

function putValue({ facts }: Stated, fact: FactDefinition, value: unknown): string | null {
  const { data } = cell.safeParse(value);
  if (data === undefined) return "is no text or number";
  const read = readFact(fact, data);
  if (read.reason !== undefined) return read.reason;
  facts[fact.code] = read.value;
  return null;
}
