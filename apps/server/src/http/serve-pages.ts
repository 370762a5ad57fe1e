import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentReader } from "@azulejo/content-client";
import type { Config } from "../config.ts";
import { makePage } from "../page-cache/make-page.ts";
import type { PageCache, Rendered } from "../page-cache/page-cache.ts";
import { pageKey, sharedCookies } from "../page-cache/page-key.ts";
import type { RenderPage, WebEnvironment } from "../web.ts";
import { refuseBody } from "./body-limit.ts";
import { contentPolicy, type PolicyHosts } from "./content-policy.ts";
import { sendPage, sendRefusal, sendResponse } from "./send.ts";
import { toRequest } from "./to-request.ts";

export interface Pages {
  config: Config;
  cache: PageCache;
  render: RenderPage;
  apiFetch(request: Request): Promise<Response>;
  content: ContentReader;
  hosts: PolicyHosts;
  headers: Record<string, string>;
  /** Of built files, which are parts of pages. */
  fileHeaders: Record<string, string>;
}

interface Visit {
  clientAddress: string;
  clientAgent: string;
  requestId: string;
}

/** A page from the cache, before anything else is looked at; false when there is none. */
export function serveFromCache(pages: Pages, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const key = keyOf(pages, incoming);
  const page = key === null ? undefined : pages.cache.get(key);
  if (!page) return false;
  sendPage(incoming, outgoing, page, pages.headers);
  return true;
}

/** Renders a page; one that says it is public is kept and shared, any other gets a nonce of its own. */
export async function servePage(pages: Pages, incoming: IncomingMessage, outgoing: ServerResponse, visit: Visit): Promise<void> {
  const refused = refuseBody(incoming);
  if (refused !== null) return sendRefusal(outgoing, refused, { ...pages.headers, "x-request-id": visit.requestId });
  const key = keyOf(pages, incoming);
  if (key === null || isData(incoming)) return sendPersonal(pages, incoming, outgoing, visit);
  const rendered = await pages.cache.render(key, () => renderShared(pages, incoming, visit));
  const own = { ...pages.headers, "x-request-id": visit.requestId };
  sendPage(incoming, outgoing, rendered.page, own);
}

const keyOf = (pages: Pages, incoming: IncomingMessage): string | null => (pages.config.devWeb ? null : pageKey(incoming));
const isData = (incoming: IncomingMessage): boolean => /\.data(\?|$)/.test(incoming.url ?? "");

/** A shared page is rendered for nobody: the request carries no cookie but those that are part of the key. */
async function renderShared(pages: Pages, incoming: IncomingMessage, visit: Visit): Promise<Rendered> {
  const environment = environmentOf(pages, visit, null);
  // A HEAD fills the cache for the GET after it, so the page is always rendered whole.
  const asked = toRequest(incoming, pages.config.publicUrl, { ...headersOf(visit), cookie: sharedCookies(incoming) });
  const response = await pages.render(new Request(asked, { method: "GET" }), environment);
  const body = Buffer.from(await response.arrayBuffer());
  const isPublic =
    environment.page.public && !environment.page.incomplete && response.status === 200 && response.headers.getSetCookie().length === 0;
  const { status, headers } = response;
  const { tags, freshUntil } = environment.page;
  const page = await makePage({ path: incoming.url ?? "/", status, headers, body, tags, freshUntil }, pages.hosts);
  if (!isPublic) page.headers["cache-control"] = "private, no-store";
  return { page: isPublic ? page : withCookies(page, response), public: isPublic };
}

function withCookies<T extends { headers: Record<string, string> }>(page: T, response: Response): T {
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) Object.assign(page.headers, { "set-cookie": cookies });
  return page;
}

async function sendPersonal(pages: Pages, incoming: IncomingMessage, outgoing: ServerResponse, visit: Visit): Promise<void> {
  const nonce = randomBytes(16).toString("base64");
  const environment = environmentOf(pages, visit, nonce);
  const response = await pages.render(toRequest(incoming, pages.config.publicUrl, headersOf(visit)), environment);
  const editor = environment.page.preview ? environment.editorOrigin : null;
  const headers = {
    ...pages.headers,
    "x-request-id": visit.requestId,
    "cache-control": "private, no-store",
    ...(editor && { "x-robots-tag": "noindex" }),
    ...(!pages.config.devWeb && {
      "content-security-policy": contentPolicy({ scripts: [`'nonce-${nonce}'`], path: incoming.url ?? "/", editor }, pages.hosts),
    }),
  };
  if (editor) Reflect.deleteProperty(headers, "x-frame-options");
  await sendResponse(incoming, outgoing, response, headers);
}

const headersOf = ({ clientAddress, requestId }: Visit) => ({ "x-client-address": clientAddress, "x-request-id": requestId });

function environmentOf(pages: Pages, visit: Visit, nonce: string | null): WebEnvironment {
  return {
    apiFetch: pages.apiFetch,
    content: pages.content,
    editorOrigin: pages.config.content.editorOrigin,
    storefront: pages.config.storefront,
    publicUrl: pages.config.publicUrl,
    ...visit,
    nonce,
    production: pages.config.mode === "production",
    page: { public: false, preview: false, incomplete: false, tags: new Set(), freshUntil: null },
  };
}
