import { useLocation } from "react-router";
import { readLocale } from "../i18n/locale-routing.ts";
import { useLanguage, useText } from "../i18n/text.tsx";
import { localeRouting } from "../routing/routing-config.ts";
import type { ShellData } from "./load-shell.server.ts";
import { usePage } from "./page.ts";
import { pathInLanguage } from "./page-address.ts";
import { siteTitle, titleFromPath } from "./page-title.ts";

const kept = ["page", "q", "sort"];

/** Title, description, canonical, languages and social card of the page; React puts them into the head. */
export function PageHeadTags({ shell, errorTitle }: { shell: ShellData; errorTitle?: string | undefined }) {
  const t = useText();
  const language = useLanguage();
  const location = useLocation();
  const page = usePage();
  const { site, publicUrl } = shell;
  if (errorTitle !== undefined) {
    return (
      <>
        <title>{errorTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const isHome = page.entry?.id === "home";
  const own = page.head.title ?? (isHome ? "" : page.entry ? t(page.entry.title) : titleFromPath(readLocale(localeRouting, location.pathname).rest));
  const title = isHome && !page.head.title ? siteTitle(site.tagline, site.titleSeparator, site.name) : siteTitle(own, site.titleSeparator, site.name);
  const description = page.head.description ?? site.tagline;
  const query = new URLSearchParams([...new URLSearchParams(location.search)].filter(([name]) => kept.includes(name)).sort());
  const address = publicUrl + pathInLanguage(page, language) + (query.size > 0 ? `?${query}` : "");
  const alternates = site.locales.flatMap(({ code, language: tag }) => {
    const href = publicUrl + pathInLanguage(page, code);
    return [...new Set([tag, tag.split("-")[0] ?? tag])].map((hrefLang) => ({ hrefLang, href }));
  });
  const ogLocale = (code: string) => site.locales.find((locale) => locale.code === code)?.language.replace("-", "_") ?? code;
  const image = page.head.image ? publicUrl + page.head.image : undefined;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.head.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + pathInLanguage(page, site.defaultLocale)} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={ogLocale(language)} />
      {site.locales.filter(({ code }) => code !== language).map(({ code }) => (
        <meta key={code} property="og:locale:alternate" content={ogLocale(code)} />
      ))}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content="summary_large_image" />
      {page.head.jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(page.head.jsonLd).replace(/</g, "\\u003c") }} />
      )}
    </>
  );
}
