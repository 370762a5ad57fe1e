/** Returns the headers of the sandbox's HTML pages. @param policy directives that differ from the default */
export function pageHeaders(policy: Record<string, string>): Record<string, string> {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "style-src": "'self'",
    "img-src": "'self'",
    ...policy,
  };
  const value = Object.entries(directives).map(([name, sources]) => `${name} ${sources}`.trim());
  return {
    "content-security-policy": value.join("; "),
    "cache-control": "no-cache",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}
