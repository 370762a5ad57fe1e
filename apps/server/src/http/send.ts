import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Encoding } from "../page-cache/page-body.ts";
import type { CachedPage } from "../page-cache/page-cache.ts";
import type { BuiltFile } from "./built-files.ts";

/**
 * Sends a page in the best encoding that the visitor accepts, or a 304 if the visitor has it. Returns a promise only if the page has to be
 * compressed first.
 */
export function sendPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: CachedPage,
  extra: Record<string, string>,
): void | Promise<void> {
  if (hasPage(incoming, page)) return sendUnchanged(outgoing, page, extra);
  const encoding = encodingFor(incoming);
  const body = page.body.in(encoding);
  const send = (bytes: Buffer): void => {
    outgoing.writeHead(page.status, headersOf(page, encoding, bytes, extra));
    outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
  };
  return Buffer.isBuffer(body) ? send(body) : body.then(send);
}

/** Cached header lines by the bytes of their page. */
const keptHeads = new WeakMap<Buffer, readonly string[]>();

/**
 * Sends a cached page like `sendPage`, with headers that are assembled once.
 * @param extra the same for every page
 * @param ofCdn differ over time
 */
export function sendKeptPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: CachedPage,
  extra: Record<string, string>,
  ofCdn: Record<string, string> | null,
): void | Promise<void> {
  if (hasPage(incoming, page)) return sendUnchanged(outgoing, page, { ...extra, ...ofCdn });
  const encoding = encodingFor(incoming);
  const body = page.body.in(encoding);
  if (!Buffer.isBuffer(body)) return sendPage(incoming, outgoing, page, { ...extra, ...ofCdn });
  let head = keptHeads.get(body);
  if (!head) {
    head = Object.entries(headersOf(page, encoding, body, extra)).flat();
    keptHeads.set(body, head);
  }
  outgoing.writeHead(page.status, (ofCdn ? [...head, ...Object.entries(ofCdn).flat()] : head) as string[]);
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

/** Compares as RFC 9110 requires for `If-None-Match`: weak and strong tags are equal. */
function hasPage({ headers }: IncomingMessage, page: CachedPage): boolean {
  const given = headers["if-none-match"];
  const etag = page.headers.etag;
  return given !== undefined && etag !== undefined && (given.trim() === "*" || given.includes(etag.replace(/^W\//, "")));
}

/** Includes the headers, because the client replaces those it has. */
function sendUnchanged(outgoing: ServerResponse, page: CachedPage, extra: Record<string, string>): void {
  const { "content-type": _, ...headers } = page.headers;
  outgoing.writeHead(304, { ...extra, ...headers });
  outgoing.end();
}

function headersOf(page: CachedPage, encoding: Encoding, bytes: Buffer, extra: Record<string, string>): Record<string, string> {
  return { ...extra, ...page.headers, ...(encoding && { "content-encoding": encoding }), "content-length": String(bytes.length) };
}

function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = headers["accept-encoding"] ?? "";
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : null;
}

/** Sends a file of a build, or a 404. @throws if the file could not be read */
export async function sendBuiltFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  finding: Promise<BuiltFile | null>,
  extra: Record<string, string>,
): Promise<void> {
  const file = await finding;
  if (!file) {
    // Not cached, because another machine may have the file, or this one in a moment.
    outgoing.writeHead(404, { ...extra, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
    outgoing.end("Not found");
    return;
  }
  const { headers, bytes } = file;
  outgoing.writeHead(200, { ...extra, ...headers });
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}

/** Refuses a request without reading its body, and closes the connection because the body would follow. */
export function sendRefusal(outgoing: ServerResponse, status: number, extra: Record<string, string>): void {
  outgoing.writeHead(status, { ...extra, "content-type": "text/plain; charset=utf-8", connection: "close" });
  outgoing.end(STATUS_CODES[status]);
}

/** Sends a response of the storefront unchanged. @param cookies its own and those of the process */
export async function sendAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  extra: Record<string, string>,
  cookies: string[],
): Promise<void> {
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
