const small = new Set("a an and as at but by for if in is nor of on or the to with".split(" "));

/** The last segment of a path below the language in title case: what a page without a title of its own is called. */
export function titleOfPath(path: string): string {
  const segments = path.split("/").filter(Boolean);
  const words = (segments.at(-1) ?? "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[-_.\s]/)
    .filter(Boolean);
  return words.map((word, index) => (index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}

/** `Title | Site`; a page without a title is just the site. */
export const fullTitle = (title: string, separator: string, site: string): string => (title ? `${title} ${separator} ${site}` : site);
