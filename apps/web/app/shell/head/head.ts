// @bundle shell
import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { text } from "../../i18n/text.ts";
import { addressOf, splitAddress } from "../../routing/language-routing.ts";
import type { Crumb } from "../layout/breadcrumbs.tsx";
import type { ShellData } from "../shell-data.ts";
import { absolute, languageLinks, socialLocales } from "./languages.ts";
import { type SocialPicture, socialPicture } from "./social-picture.ts";
import { structuredData } from "./structured-data.ts";
import { fullTitle, titleOfPath } from "./title.ts";

interface Head {
  root: ShellData | undefined;
  location: { pathname: string };
  title?: string | undefined;
  description?: string | undefined;
  /**
   * Those query parameters, in a fixed order, that make it a different page; "" by default, because other parameters only change how it is
   * shown.
   */
  query?: string;
  /** Path of this page without language, by language, if they differ. */
  paths?: Record<string, string> | undefined;
  /** Shown in social media when the page is shared; the storefront's card if missing. */
  picture?: SocialPicture | null | undefined;
  crumbs?: Crumb[] | undefined;
  noindex?: boolean;
  /** `og:type`. */
  kind?: "website" | "article";
  /** Additional schema.org data besides page, site and breadcrumbs. */
  structure?: Thing[];
  /** Feeds of the page's content. */
  feed?: { title: string; path: string } | null;
}

/** Returns the title, canonical address, alternate languages, social tags and structured data of a page. */
export function headOf({
  root,
  location,
  title,
  description,
  query: ownQuery = "",
  paths,
  picture,
  crumbs = [],
  noindex,
  kind = "website",
  structure = [],
  feed,
}: Head): MetaDescriptor[] {
  const { rest } = splitAddress(location.pathname);
  const own = title ?? titleOfPath(rest);
  if (!root) return [{ title: own }];
  const { settings, language } = root;
  const said = description || settings.tagline;
  const query = noindex ? "" : ownQuery;
  const pathOf = (code: string) => (paths ? paths[code] : rest);
  const canonical = absolute(root, addressOf(settings, language, `${pathOf(language) ?? rest}${query}`));
  const everywhere = Object.fromEntries(
    settings.locales.flatMap(({ code }) => {
      const path = pathOf(code);
      return path === undefined ? [] : [[code, path + query]];
    }),
  );
  return [
    { title: fullTitle(own, settings.titleSeparator, settings.name) },
    { name: "description", content: said },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : languageLinks(root, everywhere)),
    { tagName: "link", rel: "canonical", href: canonical },
    ...(feed ? [feedLink(root, feed)] : []),
    ...(rest === "" ? [searchLink(root)] : []),
    { property: "og:title", content: own || settings.name },
    { property: "og:description", content: said },
    { property: "og:site_name", content: settings.name },
    { property: "og:type", content: kind },
    { property: "og:url", content: canonical },
    ...socialLocales(root),
    // Read from the document only, like structured data.
    ...(import.meta.env.PROD && !import.meta.env.SSR ? [] : socialPicture(root, picture)),
    ...(noindex
      ? []
      : [
          {
            "script:ld+json": structuredData(root, {
              title: own || settings.name,
              description: said,
              url: canonical,
              isHome: rest === "",
              crumbs,
              more: structure,
            }),
          },
        ]),
  ];
}

/** Browsers look for the description of a site's search on its home page. */
const searchLink = ({ settings, language }: ShellData): MetaDescriptor => ({
  tagName: "link",
  rel: "search",
  type: "application/opensearchdescription+xml",
  title: text(language, "shell.searchShop", { shop: settings.name }),
  href: `/${language}/opensearch.xml`,
});

const feedLink = (root: ShellData, { title, path }: NonNullable<Head["feed"]>): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href: addressOf(root.settings, root.language, path),
});
