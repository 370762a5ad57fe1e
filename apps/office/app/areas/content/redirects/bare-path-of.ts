/** Returns the path for a redirect from an address in a browser: without host, language and hash. */
export function barePathOf(typed: string): string {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/]*/i, "")
    .replace(/#.*$/s, "");
  const withSlash = path.startsWith("/") ? path : `/${path}`;
  return withSlash.replace(/^\/(?:en|es)(?=[/?]|$)/, "") || "/";
}
