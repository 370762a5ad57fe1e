/**
 * Whether a form is sent by the browser itself, which shows the answer as a page, and not by a script of ours. Older browsers, and any
 * on plain http, do not tell; what they accept does.
 */
export function isByDocument({ headers }: Pick<Request, "headers">): boolean {
  const mode = headers.get("sec-fetch-mode");
  return mode === null ? (headers.get("accept") ?? "").includes("text/html") : mode === "navigate";
}
