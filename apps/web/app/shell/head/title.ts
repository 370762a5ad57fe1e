// @bundle shell
const small = new Set("a an and as at but by for if in is nor of on or the to with".split(" "));

/** Returns the last segment of a path in title case, as the name of a page without a title. */
export function titleOfPath(path: string): string {
  const segments = path.split("/").filter(Boolean);
  const words = (segments.at(-1) ?? "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[-_.\s]/)
    .filter(Boolean);
  return words.map((word, index) => (index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}

/** Returns `Title | Site`; without a title, just the site's name. */
export const fullTitle = (title: string, separator: string, site: string): string => (title ? `${title} ${separator} ${site}` : site);
