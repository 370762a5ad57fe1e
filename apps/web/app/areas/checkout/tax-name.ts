import type { Language } from "../../i18n/language.ts";
import { textOr } from "../../i18n/text.ts";

/** What a tax is called: its table says whose it is (`state:NV`, `county:Washoe`) or a name that is the same everywhere (GST). */
export function taxName(name: string, language: Language): string {
  const [kind = "", place = ""] = name.split(":");
  return textOr(language, `tax.${kind}`, name, { place });
}
