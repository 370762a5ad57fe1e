// @bundle shell
import type { BreadcrumbList, Graph, Organization, Thing, WebPage, WebSite } from "schema-dts";
import { addressOf } from "../../routing/language-routing.ts";
import type { Crumb } from "../layout/breadcrumbs.tsx";
import type { ShellData } from "../shell-data.ts";
import { absolute } from "./languages.ts";

interface Page {
  title: string;
  description: string | undefined;
  url: string;
  /** Whether it is the home page, which describes the organization in full. */
  isHome: boolean;
  crumbs: Crumb[];
  more: Thing[];
}

/** Returns the identity of the seller, to which a page's data refers. */
export const identityOf = (root: ShellData) => ({ "@id": `${root.publicUrl}/#identity` });

/** Returns the logo, or the icon if there is none. */
export function logoOf(root: ShellData): string {
  const { logo } = root.settings;
  const file = logo ? `logo.${logo.type === "image/png" ? "png" : "svg"}` : "icon-512.png";
  return absolute(root, `/${file}?v=${root.version}`);
}

/**
 * Returns the page's schema.org data: site, organization, page and breadcrumbs, and the page's own additions. Crawlers read it in the
 * document; the browser's bundle has none of it. Hydration leaves the document's script unchanged, and a navigation replaces it with the
 * new page's address.
 */
export function structuredData(root: ShellData, page: Page): Graph | { "@id": string } {
  if (import.meta.env.PROD && !import.meta.env.SSR) return { "@id": page.url };
  const crumbs = page.crumbs.length > 1 ? [breadcrumbList(root, page.crumbs)] : [];
  return {
    "@context": "https://schema.org",
    "@graph": [webSite(root, page.isHome), organization(root, page.isHome), webPage(root, page), ...crumbs, ...page.more],
  };
}

const siteOf = (root: ShellData) => ({ "@id": `${root.publicUrl}/#website` });

function webSite(root: ShellData, isHome: boolean): WebSite {
  const { settings, publicUrl, language } = root;
  const search = absolute(root, addressOf(settings, language, "search"));
  return {
    "@type": "WebSite",
    ...siteOf(root),
    url: publicUrl,
    name: settings.name,
    inLanguage: languageTag(root),
    publisher: identityOf(root),
    ...(isHome && {
      description: settings.tagline,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${search}?q={search_term_string}` },
        // The types of schema-dts lack this property, which Google defined.
        ...{ "query-input": "required name=search_term_string" },
      },
    }),
  };
}

function organization(root: ShellData, isHome: boolean): Organization {
  const { name, legalName, phone, email, postalAddress, social } = root.settings;
  return {
    "@type": "Organization",
    ...identityOf(root),
    name,
    url: root.publicUrl,
    logo: logoOf(root),
    ...(isHome && {
      ...(legalName !== name && { legalName }),
      telephone: phone,
      email,
      address: postalAddress,
      ...(social.length > 0 && { sameAs: social.map((one) => one.address) }),
    }),
  };
}

const webPage = (root: ShellData, page: Page): WebPage => ({
  "@type": "WebPage",
  "@id": `${page.url}#webpage`,
  url: page.url,
  name: page.title,
  ...(page.description && { description: page.description }),
  isPartOf: siteOf(root),
});

/** Returns the page's language as a tag: `es-US`. */
export const languageTag = ({ settings, language }: ShellData): string =>
  settings.locales.find((one) => one.code === language)?.language ?? language;

const breadcrumbList = (root: ShellData, crumbs: Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: absolute(root, crumb.href),
  })),
});
