/**
 * Returns whether the browser itself sends a form and shows the answer as a page, as opposed to one of our scripts. Older browsers, and
 * all on plain http, don't send this; then the `Accept` header decides.
 */
export function isByDocument({ headers }: Pick<Request, "headers">): boolean {
  const mode = headers.get("sec-fetch-mode");
  return mode === null ? (headers.get("accept") ?? "").includes("text/html") : mode === "navigate";
}
