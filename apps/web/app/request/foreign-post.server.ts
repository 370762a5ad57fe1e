import { neutralResources } from "../routing/resource-table.ts";

/** Paths that other sites may post to: some sign-in services respond with a form post. */
const open = new Set(neutralResources.map(({ path }) => `/${path}`));

/**
 * Returns whether a page of another site sends this form. It arrives without the shop's cookies, but the browser would store those of the
 * response: any site could sign a visitor out, or in as someone else. Browsers without `Sec-Fetch-Site` send `Origin`.
 */
export function isForeignPost({ method, headers }: Pick<Request, "method" | "headers">, path: string, publicUrl: string): boolean {
  if (method === "GET" || method === "HEAD" || open.has(path)) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(publicUrl).origin;
}
