/** Returns robots.txt, which excludes data, bags and checkouts. */
export const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /office/",
    "Disallow: /*/shoppingbag",
    "Disallow: /*/checkout",
    "Disallow: /*/order/",
    "Disallow: /*/search",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
