/** The fields of a story that determine its address. */
interface Addressed {
  path?: string | null;
  full_slug: string;
  default_full_slug?: string | null;
  lang?: string;
}

/** Returns the path below the language, with a trailing slash: the editor's path, else the default language's slug. */
export function pathOfStory({ path, full_slug, default_full_slug, lang }: Addressed): string {
  const slug =
    default_full_slug || (lang && lang !== "default" && full_slug.startsWith(`${lang}/`) ? full_slug.slice(lang.length + 1) : full_slug);
  const bare = (path || slug).replace(/^\/+|\/+$/g, "");
  return bare === "" ? "" : `${bare}/`;
}
