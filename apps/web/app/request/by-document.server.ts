/**
 * Returns whether the browser itself sends a form and shows the response as a page, instead of one of the shop's scripts. Older browsers,
 * and all browsers on plain http, don't send the header for this; then `Accept` decides.
 */
export function isByDocument({ headers }: Pick<Request, "headers">): boolean {
  const mode = headers.get("sec-fetch-mode");
  return mode === null ? (headers.get("accept") ?? "").includes("text/html") : mode === "navigate";
}
