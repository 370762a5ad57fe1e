import type { Crumb } from "../layout/breadcrumbs.tsx";
import type { ShellData } from "../shell-data.ts";
import { absolute } from "./languages.ts";

interface Page {
  title: string;
  description: string | undefined;
  url: string;
  crumbs: Crumb[];
  more: object[];
}

/** Returns the page's schema.org data: site, organization, page and breadcrumbs. */
export function structuredData(root: ShellData, page: Page) {
  const { settings, publicUrl, language } = root;
  const site = `${publicUrl}/#website`;
  const identity = `${publicUrl}/#identity`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": site,
        url: publicUrl,
        name: settings.name,
        inLanguage: settings.locales.find((one) => one.code === language)?.language ?? language,
        description: settings.tagline,
        publisher: { "@id": identity },
      },
      {
        "@type": "Organization",
        "@id": identity,
        name: settings.name,
        url: publicUrl,
        telephone: settings.phone,
        email: settings.email,
        address: settings.postalAddress,
      },
      {
        "@type": "WebPage",
        "@id": `${page.url}#webpage`,
        url: page.url,
        name: page.title,
        ...(page.description && { description: page.description }),
        isPartOf: { "@id": site },
        about: { "@id": identity },
        potentialAction: [{ "@type": "ReadAction", target: [page.url] }],
      },
      ...(page.crumbs.length > 1 ? [breadcrumbList(root, page.crumbs)] : []),
      ...page.more,
    ],
  };
}

const breadcrumbList = (root: ShellData, crumbs: Crumb[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: absolute(root, crumb.href),
  })),
});
