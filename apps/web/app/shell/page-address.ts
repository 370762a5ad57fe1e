import type { Language } from "@azulejo/contract";
import { localisedPath } from "../i18n/locale-routing.ts";
import { localeRouting } from "../routing/routing-config.ts";
import type { CurrentPage } from "./page.ts";

/** The path of the same page in a language; the language's home where the page is none of ours. */
export function pathInLanguage({ entry, head, params }: CurrentPage, language: Language): string {
  const own = head.alternates?.[language];
  if (own !== undefined) return localisedPath(localeRouting, language, own);
  if (!entry) return localisedPath(localeRouting, language, "/");
  const path = entry.path[language].replace("*", params["*"]?.replace(/\/+$/, "") ?? "").replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  return localisedPath(localeRouting, language, path);
}
