// @bundle shell
import type { MetaDescriptor } from "react-router";
import { addressOf } from "../../routing/language-routing.ts";
import type { ShellData } from "../shell-data.ts";

type Root = Pick<ShellData, "settings" | "publicUrl">;

/** Returns an absolute address on this site or on a language's own domain. */
export const absolute = (root: Root, address: string): string => new URL(address, root.publicUrl).href;

/** Returns the `hreflang` links of every language, also without region, and `x-default`; none if languages share one address. */
export function languageLinks(root: Root, paths: Record<string, string>): MetaDescriptor[] {
  const { settings } = root;
  if (settings.routing === "no_prefix") return [];
  const links = settings.locales.flatMap(({ code, language }) => {
    const path = paths[code];
    if (path === undefined || !language) return [];
    const href = absolute(root, addressOf(settings, code, path));
    return [...new Set([language, code])].map((hrefLang) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href }));
  });
  const standard = paths[settings.defaultLocale];
  if (standard === undefined) return links;
  const href = absolute(root, addressOf(settings, settings.defaultLocale, standard));
  return [...links, { tagName: "link", rel: "alternate", hrefLang: "x-default", href }];
}

/** Returns the `og:locale` tags of the page and of its other languages. */
export function socialLocales(root: ShellData): MetaDescriptor[] {
  const tag = (language: string) => language.replace("-", "_");
  return root.settings.locales.map(({ code, language }) =>
    code === root.language
      ? { property: "og:locale", content: tag(language) }
      : { property: "og:locale:alternate", content: tag(language) },
  );
}
