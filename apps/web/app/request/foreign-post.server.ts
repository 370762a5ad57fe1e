import { neutralResources } from "../routing/route-table.ts";

/** Where other sites may post to: services that people sign in with answer by a form of theirs. */
const open = new Set(neutralResources.map(({ path }) => `/${path}`));

/**
 * Whether a page of another site sends this form. It comes without our cookies, but its answer's cookies would be kept: anybody
 * could sign a visitor out, or in as somebody else. Browsers that do not tell where a request comes from name the page's origin.
 */
export function isForeignPost({ method, headers }: Pick<Request, "method" | "headers">, path: string, publicUrl: string): boolean {
  if (method === "GET" || method === "HEAD" || open.has(path)) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(publicUrl).origin;
}
