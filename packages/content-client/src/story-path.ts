/** What of a story its address is made of. */
interface Addressed {
  path?: string | null;
  full_slug: string;
  default_full_slug?: string | null;
  lang?: string;
}

/** Below the language: the path that an editor set, else the slug of the default language; with a slash at its end. */
export function pathOfStory({ path, full_slug, default_full_slug, lang }: Addressed): string {
  const slug =
    default_full_slug || (lang && lang !== "default" && full_slug.startsWith(`${lang}/`) ? full_slug.slice(lang.length + 1) : full_slug);
  const bare = (path || slug).replace(/^\/+|\/+$/g, "");
  return bare === "" ? "" : `${bare}/`;
}
