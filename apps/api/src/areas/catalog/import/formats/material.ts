import type { ProductDraft } from "../complete/product-draft.ts";
import { slugOf } from "../complete/slug.rules.ts";
import type { TermBook } from "../complete/term-book.ts";

const STONE = "natural-stone";
/** The fallback when neither material nor department is known. */
const other = { value: "other", label: { en: "Other", es: "Otros" } };

/**
 * Determines a product's material, stone and look from another shop's texts, most specific text first.
 * @param stated the value of a dedicated field, if there is one
 */
export function guessMaterial(draft: ProductDraft, terms: TermBook, stated: string, texts: string[]): void {
  const named = stated ? terms.read("material", stated, draft.terms) : terms.find("material", texts);
  const stone = named === null || named === STONE ? terms.find("stone", texts) : null;
  draft.series.stone = stone ?? undefined;
  draft.series.material = named ?? (stone ? STONE : other.value);
  if (draft.series.material === other.value) draft.terms.push({ kind: "material", ...other });
  draft.look = terms.find("look", texts) ?? undefined;
}

/** Returns the department of a product type ("Floor > Porcelain Tile" → its last part), with its name for a new listing. */
export function guessDepartment(draft: ProductDraft, language: "en" | "es", ...types: string[]): void {
  const [name] = types.map((type) => type.split(">").at(-1)?.trim() ?? "").filter((type) => slugOf(type) !== "");
  draft.series.department = name ? slugOf(name) : other.value;
  draft.departmentName = name ? { [language]: name } : other.label;
}
