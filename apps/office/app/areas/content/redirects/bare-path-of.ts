/** Returns the path that redirects are written for, from an address as it stands in a browser: without host, language and hash. */
export function barePathOf(typed: string): string {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/]*/i, "")
    .replace(/#.*$/s, "");
  const withSlash = path.startsWith("/") ? path : `/${path}`;
  return withSlash.replace(/^\/(?:en|es)(?=[/?]|$)/, "") || "/";
}
