import { markdownOfPage } from "./markdown-address.ts";
import { toMarkdown } from "./to-markdown.ts";

/**
 * Converts a rendered page to Markdown, and a redirect to a page to a redirect to its Markdown.
 * @param address the page's own path and query
 */
export async function asMarkdown(page: Response, address: string, publicUrl: string): Promise<Response> {
  const headers = new Headers(page.headers);
  const location = headers.get("location");
  if (location?.startsWith("/")) headers.set("location", markdownOfPage(location));
  if (!headers.get("content-type")?.startsWith("text/html")) return new Response(page.body, { status: page.status, headers });
  headers.set("content-type", "text/markdown; charset=utf-8");
  const url = publicUrl + address;
  // Search engines should list the page itself.
  if (page.status === 200) headers.set("link", `<${url}>; rel="canonical"`);
  return new Response(toMarkdown(await page.text(), url), { status: page.status, headers });
}
