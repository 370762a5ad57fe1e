import type { MetaDescriptor } from "react-router";
import type { RootData } from "../root.tsx";

const small = new Set("a an and as at but by for if in is nor of on or the to with".split(" "));

/** The last path segment in title case: what a page without a title of its own is called. */
export function titleOfPath(path: string): string {
  const segments = path
    .replace(/^\/[a-z]{2}(?=\/|$)/, "")
    .split("/")
    .filter(Boolean);
  const words = (segments.at(-1) ?? "").split(/[-_.]/).filter(Boolean);
  return words.map((word, index) => (index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}

interface Head {
  root: RootData | undefined;
  path: string;
  title?: string | undefined;
  description?: string | undefined;
  /** Path of this page in each language. */
  alternates?: Record<string, string>;
  image?: string | undefined;
  noindex?: boolean;
}

/** Title, canonical, alternates and social tags of a page. */
export function headOf({ root, path, title, description, alternates, image, noindex }: Head): MetaDescriptor[] {
  if (!root) return [{ title: title ?? titleOfPath(path) }];
  const { settings, publicUrl, language } = root;
  const own = title ?? titleOfPath(path);
  const full = own ? `${own} ${settings.titleSeparator} ${settings.name}` : settings.name;
  const at = (one: string) => `${publicUrl}${one}`;
  const languages = alternates ?? Object.fromEntries(settings.locales.map(({ code }) => [code, `/${code}${path.slice(3)}`]));
  return [
    { title: full },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: at(languages[language] ?? path) },
    ...Object.entries(languages).map(([code, one]) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: settings.locales.find((locale) => locale.code === code)?.language ?? code,
      href: at(one),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: at(languages[settings.defaultLocale] ?? path) },
    { property: "og:title", content: own || settings.name },
    { property: "og:site_name", content: settings.name },
    { property: "og:type", content: "website" },
    { property: "og:url", content: at(languages[language] ?? path) },
    { property: "og:locale", content: language === "es" ? "es_US" : "en_US" },
    ...(image ? [{ property: "og:image", content: at(image) }] : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
