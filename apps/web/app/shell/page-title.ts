const small = new Set("a an and as at but by for if in is nor of on or the to with".split(" "));

/** The last segment of a path as a title: `/en/terms-of-sale/` is "Terms of Sale". */
export function titleFromPath(path: string): string {
  const last = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
  const words = last.replace(/([a-z])([A-Z])/g, "$1 $2").split(/[-_.\s]+/).filter(Boolean);
  return words.map((word) => (small.has(word.toLowerCase()) ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1))).join(" ");
}

/** `{title} {separator} {site}`; the site's name alone without a title. */
export const siteTitle = (title: string, separator: string, site: string): string => (title ? `${title} ${separator} ${site}` : site);
