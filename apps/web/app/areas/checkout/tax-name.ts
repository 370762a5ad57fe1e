import type { Language } from "../../i18n/language.ts";
import { textOr } from "../../i18n/text.ts";

/** Returns the name of a tax: by its jurisdiction in the tax table (`state:NV`, `county:Washoe`), or a fixed name (GST). */
export function taxName(name: string, language: Language): string {
  const [kind = "", place = ""] = name.split(":");
  return textOr(language, `tax.${kind}`, name, { place });
}
