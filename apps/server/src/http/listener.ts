import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Api } from "@azulejo/api";
import { isResourceAddress } from "@azulejo/web/app/routing/find-record.ts";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { ServerLog } from "../log.ts";
import { isMarkdownAddress, markdownOfPage, wantsMarkdown } from "../markdown/markdown-address.ts";
import type { Metrics } from "../metrics.ts";
import { isServed, type RoleName } from "../start/roles.ts";
import { requestChannel } from "../tracing/request-channel.ts";
import type { BuiltFile, BuiltFiles } from "./built-files.ts";
import { createClientAddress } from "./client-address.ts";
import { DATA_POLICY } from "./content-policy.ts";
import { lastWriteOf } from "./last-write/last-write.ts";
import { sendBuiltFile, sendRefusal } from "./send.ts";
import { type Pages, serveFromCache, servePage } from "./serve-pages.ts";

/** Matches everything that is not a page: the API, pictures, built files, health. */
const services =
  /^\/(api|content|assets|feeds|office|healthz|readyz|csp-report|build\.json|service-worker\.js|offline\.js|favicon\.(?:svg|ico)|apple-touch-icon(?:-precomposed)?\.png|icon-(?:maskable-)?\d+\.png|site\.webmanifest|social-card\.jpg|(?:email-)?logo\.(?:svg|png)|colors\.css|robots\.txt|\.well-known\/security\.txt|(?:[a-z]+[_-])?sitemap(?:[_-][a-z0-9]+)?\.xml)(?:\/|\?|$)/;

/** Matches services that make calls or read stories; others send files. */
const working = /^\/(?:api|content|office)(?:\/|\?|$)/;

/** Matches a script, style or font. */
const builtFile = /^\/assets\/([^/?]+)(?:\?|$)/;

/**
 * Returns the process's listener. Cached pages and built files are served first, without a framework; then services; then rendered pages.
 */
export function createListener(pages: Pages, files: BuiltFiles, app: Hono, serveCall: Api["serveCall"], log: ServerLog, metrics: Metrics) {
  const clientAddress = createClientAddress(pages.config.trustProxy);
  const dataHeaders = { ...pages.headers, "content-security-policy": DATA_POLICY };
  const serveApp = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false });
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (isMarkdownAddress(incoming.url ?? "/")) forgetVisitor(incoming);
    const refused = refusedStatus(pages.config.role, incoming);
    // Cached pages are counted by the cache, because timing each would take longer than finding it.
    if (refused === null && wantsMarkdown(incoming.headers.accept) && sendToMarkdown(incoming, outgoing, dataHeaders)) return;
    if (refused === null && serveFromCache(pages, incoming, outgoing)) return;
    metrics.observe(incoming, outgoing);
    if (refused !== null) {
      sendRefusal(outgoing, refused, { ...dataHeaders, ...(refused === 405 && { allow: METHODS.join(", ") }) });
      return;
    }
    const visit = {
      clientAddress: clientAddress(incoming),
      clientAgent: incoming.headers["user-agent"] ?? "",
      requestId: randomUUID(),
      lastWrite: lastWriteOf(incoming),
    };
    const name = nameOfBuiltFile(incoming);
    if (name !== undefined) {
      const file = findBuiltFile(files, name, incoming);
      sendBuiltFile(incoming, outgoing, file, pages.fileHeaders).catch((error) => fail(outgoing, log, visit.requestId, error));
      return;
    }
    if (services.test(incoming.url ?? "/")) {
      incoming.headers["x-client-address"] = visit.clientAddress;
      incoming.headers["x-request-id"] = visit.requestId;
      for (const [name, value] of Object.entries(dataHeaders)) outgoing.setHeader(name, value);
      const serve = () => {
        if (serveCall(incoming, outgoing)) return;
        rewriteRawHeaders(incoming);
        void serveApp(incoming, outgoing);
      };
      if (working.test(incoming.url ?? "/")) traced("service", incoming, outgoing, visit.requestId, serve);
      else serve();
      return;
    }
    traced("page", incoming, outgoing, visit.requestId, () => {
      servePage(pages, incoming, outgoing, visit).catch((error) => fail(outgoing, log, visit.requestId, error));
    });
  };
}

/** Serves a request within its span, if requests are traced. */
function traced(kind: "page" | "service", incoming: IncomingMessage, outgoing: ServerResponse, requestId: string, serve: () => void): void {
  if (requestChannel.hasSubscribers) requestChannel.runStores({ incoming, outgoing, requestId, kind }, serve);
  else serve();
}

/** Removes the visitor's cookies, because Markdown pages are public. */
function forgetVisitor({ headers }: IncomingMessage): void {
  delete headers.cookie;
  delete headers.authorization;
}

/**
 * Redirects clients that prefer Markdown, so that a page's own address always has HTML, for caches. Returns false for an address without
 * Markdown.
 */
function sendToMarkdown({ method, url = "/" }: IncomingMessage, outgoing: ServerResponse, headers: Record<string, string>): boolean {
  const [path = "/"] = url.split("?", 1);
  if ((method !== "GET" && method !== "HEAD") || isMarkdownAddress(url) || services.test(url) || isResourceAddress(path)) return false;
  outgoing.writeHead(303, { ...headers, location: markdownOfPage(url), vary: "Accept", "cache-control": "no-store" });
  outgoing.end();
  return true;
}

const nameOfBuiltFile = ({ method, url = "/" }: IncomingMessage): string | undefined =>
  method === "GET" || method === "HEAD" ? builtFile.exec(url)?.[1] : undefined;

function findBuiltFile(files: BuiltFiles, name: string, { headers }: IncomingMessage): Promise<BuiltFile | null> {
  const accepted = String(headers["accept-encoding"] ?? "");
  return files.find(name, accepted) ?? files.findShared(name, accepted);
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Longer than any page's address. */
const LONGEST_ADDRESS = 4000;
const LONGEST_PATH = 2000;

/** Returns the error status of a request whose first line is invalid or meant for another process; otherwise null. */
function refusedStatus(role: RoleName, { method = "GET", url = "/" }: IncomingMessage): 404 | 405 | 414 | null {
  if (!METHODS.includes(method)) return 405;
  if (!isServed(role, url)) return 404;
  if (url.length <= LONGEST_PATH || services.test(url)) return null;
  const path = url.split("?")[0] ?? "";
  return path.length > LONGEST_PATH || url.length > LONGEST_ADDRESS ? 414 : null;
}

/** The adapter reads raw headers, so headers set by this process must be among them exactly once. */
function rewriteRawHeaders(incoming: IncomingMessage): void {
  const own = ["x-client-address", "x-request-id"];
  const foreign = incoming.rawHeaders.filter((_, index, all) => !own.includes((all[index - (index % 2)] ?? "").toLowerCase()));
  for (const name of own) foreign.push(name, String(incoming.headers[name]));
  incoming.rawHeaders.splice(0, incoming.rawHeaders.length, ...foreign);
}

/** Error codes of sending to a client that has disconnected. */
const wentAway = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE"]);

function fail(outgoing: ServerResponse, log: ServerLog, requestId: string, error: unknown): void {
  if (wentAway.has((error as NodeJS.ErrnoException).code ?? "")) return;
  log.error({ requestId, err: error }, "page could not be sent");
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(500, { "content-type": "text/plain; charset=utf-8", "x-request-id": requestId });
  outgoing.end(`Server Error. Please contact administrator (${requestId})`);
}
