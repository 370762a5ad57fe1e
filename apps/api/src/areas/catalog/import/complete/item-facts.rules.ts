import type { FactValue, FactValues } from "@azulejo/contract/facts/value.ts";
import type { ItemDraft } from "./product-draft.ts";

/** Returns an item's values of the supplier's own facts: those that a file states, and the stored ones that it doesn't. */
export function completeFacts({ facts = {}, factTexts = {} }: Pick<ItemDraft, "facts" | "factTexts">, before: FactValues = {}): FactValues {
  const texts = Object.entries(factTexts).map(([key, stated]) => [key, inBoth(stated, before[key])] as const);
  const merged = [...Object.entries(before), ...Object.entries(facts), ...texts];
  return Object.fromEntries([...new Map<string, FactValue | null>(merged)].filter(hasValue));
}

const hasValue = (entry: readonly [string, FactValue | null]): entry is [string, FactValue] => entry[1] !== null;

/** A text that a file has in one language alone is shown in both. */
function inBoth(stated: { en?: string; es?: string }, stored: FactValue | undefined): FactValue | null {
  const known = typeof stored === "object" && "en" in stored ? stored : null;
  const en = stated.en ?? known?.en ?? "";
  const es = stated.es ?? known?.es ?? "";
  return en || es ? { en: en || es, es: es || en } : null;
}

/** Writes a value for reports of what an import changes. */
export function factCell(value: FactValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value !== "object") return String(value);
  return "from" in value ? `${value.from}–${value.to}` : [...new Set([value.en, value.es])].join(" | ");
}
