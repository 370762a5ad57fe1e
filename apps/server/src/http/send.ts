import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { CachedPage } from "../page-cache/page-cache.ts";

/** Sends a page in the best encoding the visitor accepts; it was compressed once, when it was rendered. */
export function sendPage(incoming: IncomingMessage, outgoing: ServerResponse, page: CachedPage, extra: Record<string, string>): void {
  const accepted = incoming.headers["accept-encoding"] ?? "";
  const [body, encoding] = accepted.includes("br")
    ? [page.brotli, "br"]
    : accepted.includes("gzip")
      ? [page.gzip, "gzip"]
      : [page.plain, null];
  outgoing.writeHead(page.status, {
    ...extra,
    ...page.headers,
    ...(encoding && { "content-encoding": encoding }),
    "content-length": body.length,
  });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

/** Refuses a request without reading its body, and closes the connection because the unread body would follow. */
export function sendRefusal(outgoing: ServerResponse, status: number, extra: Record<string, string>): void {
  outgoing.writeHead(status, { ...extra, "content-type": "text/plain; charset=utf-8", connection: "close" });
  outgoing.end(STATUS_CODES[status]);
}

/** Sends any Response as it is. */
export async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  extra: Record<string, string>,
): Promise<void> {
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, {
    ...extra,
    ...Object.fromEntries(response.headers),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  });
  if (!response.body || incoming.method === "HEAD") {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as import("node:stream/web").ReadableStream), outgoing);
}
