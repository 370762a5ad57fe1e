import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ShopApi } from "@azulejo/contract";
import { isResourceAddress } from "@azulejo/web/app/routing/find-record.ts";
import { SHARED_ID } from "@azulejo/web/app/shell/errors/error-id.ts";
import type { Cdn } from "../cdn/cdn.ts";
import type { Config } from "../config/config.ts";
import { asMarkdown } from "../markdown/as-markdown.ts";
import { isMarkdownAddress, markdownOfPage, pageOfMarkdown } from "../markdown/markdown-address.ts";
import { makeCacheable, makePage } from "../page-cache/make-page.ts";
import type { PageCache, Rendered } from "../page-cache/page-cache.ts";
import { pageKey, sharedAddress, sharedCookies } from "../page-cache/page-key.ts";
import { typedSearch } from "../searches/typed-search.ts";
import { tagsWithin } from "../shops/scope.ts";
import type { Shop } from "../shops/shop.ts";
import type { Shops } from "../shops/shops.ts";
import type { RenderPage, WebEnvironment } from "../web.ts";
import type { Admission, Admitted } from "./admission.ts";
import { contentPolicy, paymentPolicy } from "./content-policy.ts";
import { FormRefused, lengthOf, readForm, refuseBody } from "./form-body.ts";
import { lastWriteCookies } from "./last-write/last-write.ts";
import { Refusal } from "./render-gate.ts";
import { sendAnswer, sendKeptPage, sendPage, sendRefusal } from "./send.ts";
import { toRequest } from "./to-request.ts";

export interface Pages {
  config: Config;
  cache: PageCache;
  /** Null without a CDN. */
  cdn: Cdn | null;
  render: RenderPage;
  /** The API, in process or over the network. */
  api: ShopApi;
  shops: Shops;
  headers: Record<string, string>;
  /** Headers of built files. */
  fileHeaders: Record<string, string>;
  admission: Admission;
}

interface Visit {
  clientAddress: string;
  clientAgent: string;
  requestId: string;
  /** The visitor's last write. No shared page has it in its key, because newer data is right for everybody. */
  lastWrite: string | null;
}

/** A request for a page, with its storefront and visitor. */
interface Asked {
  pages: Pages;
  shop: Shop;
  incoming: IncomingMessage;
  visit: Visit;
}

/** Serves a page from the cache before any other work; returns false if there is none. */
export function serveFromCache(pages: Pages, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const shop = shopOf(pages, incoming);
  const key = keyOf(pages, shop, incoming);
  const page = key === null ? undefined : pages.cache.get(key);
  if (!page) return false;
  void sendKeptPage(incoming, outgoing, page, pages.headers, pages.cdn?.headersOf(page) ?? null);
  if (page.status === 200) noteSearch(shop, incoming);
  return true;
}

const shopOf = ({ shops }: Pages, { headers }: IncomingMessage): Shop => shops.at(headers.host);

function noteSearch({ noteSearch: note }: Shop, incoming: IncomingMessage): void {
  if (!note) return;
  const search = typedSearch(incoming);
  if (search) note(search.language, search.typed);
}

/** Renders a page. Public pages are cached and shared; others get their own nonce. */
export async function servePage(pages: Pages, incoming: IncomingMessage, outgoing: ServerResponse, visit: Visit): Promise<void> {
  const own = { ...pages.headers, "x-request-id": visit.requestId };
  const shop = shopOf(pages, incoming);
  const hasBody = incoming.method === "POST";
  const refused = hasBody ? refuseBody(incoming) : null;
  if (refused !== null) return sendRefusal(outgoing, refused, own);
  try {
    const admitted = await pages.admission.admit(incoming, visit.clientAddress);
    // Sending a form or reading a response slowly must not occupy a render slot.
    const body = hasBody ? await receiveForm(admitted, incoming) : null;
    const leave = await admitted.render();
    try {
      const key = keyOf(pages, shop, incoming);
      if (key === null || isData(incoming)) {
        await sendPersonal({ pages, shop, incoming, visit }, outgoing, body, leave);
        if (outgoing.statusCode < 300) noteSearch(shop, incoming);
        return;
      }
      const { page } = await pages.cache.render(key, () => renderShared({ pages, shop, incoming, visit }));
      // A page that changed while it was rendered is sent, but a CDN must not store it.
      const ofCdn = pages.cache.holds(key, page) ? pages.cdn?.headersOf(page) : null;
      await sendPage(incoming, outgoing, page, { ...own, ...ofCdn });
      if (outgoing.statusCode === 200 || outgoing.statusCode === 304) noteSearch(shop, incoming);
    } finally {
      leave();
    }
  } catch (error) {
    if (error instanceof FormRefused) return sendRefusal(outgoing, error.status, own);
    if (!(error instanceof Refusal)) throw error;
    await sendBusy(shop, incoming, outgoing, error, own);
  }
}

async function receiveForm(admitted: Admitted, incoming: IncomingMessage): Promise<Buffer> {
  const leave = await admitted.receive(lengthOf(incoming));
  return readForm(incoming).finally(leave);
}

/** Refuses a page request with a page of the shop, and anything else with plain text; does not read the request's body. */
async function sendBusy(shop: Shop, incoming: IncomingMessage, outgoing: ServerResponse, refusal: Refusal, own: Record<string, string>) {
  const headers = { ...own, "retry-after": String(refusal.seconds), ...(incoming.method === "POST" && { connection: "close" }) };
  const wantsPage = (incoming.headers.accept ?? "*/*").match(/text\/html|\*\/\*/) && !isData(incoming) && !isResource(incoming);
  const page = wantsPage ? await shop.refusalPage(incoming.url ?? "/", refusal) : null;
  if (page) await sendPage(incoming, outgoing, page, headers);
  else sendRefusal(outgoing, refusal.status, headers);
}

function keyOf({ config }: Pages, { scope, parametersOf }: Shop, incoming: IncomingMessage): string | null {
  const key = config.devWeb ? null : pageKey(incoming, parametersOf);
  return key === null ? null : scope + key;
}
const isResource = ({ url = "/" }: IncomingMessage): boolean => isResourceAddress(url.split("?")[0] ?? "/");
const isData = (incoming: IncomingMessage): boolean => /\.data(\?|$)/.test(incoming.url ?? "");

/** Renders a shared page without its visitor: the request has only cookies that are part of the cache key. */
async function renderShared({ pages, shop, incoming, visit }: Asked): Promise<Rendered> {
  const environment = environmentOf(pages, shop, visit, { isShared: true, isDocument: true });
  // A HEAD fills the cache for the following GET, so the page is always rendered completely.
  const url = sharedAddress(incoming, shop.parametersOf);
  const own = { ...headersOf(visit), cookie: sharedCookies(incoming) };
  const ask = (address: string) =>
    toRequest({ url: pageOfMarkdown(address), method: "GET", headers: incoming.headers }, shop.publicUrl, own);
  const shared = await pages.render(ask(url), environment);
  // Other query parameters are removed for cached pages only; redirects keep them, and errors show them.
  const isOwn = shared.status !== 200 && url !== incoming.url;
  const rendered = isOwn ? await pages.render(ask(incoming.url ?? "/"), environment) : shared;
  const response = isMarkdownAddress(url) ? await asMarkdown(rendered, pageOfMarkdown(url), shop.publicUrl) : rendered;
  const isPublic =
    environment.page.public && !environment.page.incomplete && response.status === 200 && response.headers.getSetCookie().length === 0;
  const { status, headers } = response;
  const { freshUntil } = environment.page;
  const tags = tagsWithin(shop.scope, environment.page.tags);
  const text = await response.text();
  // Responses for one visitor contain the request id, so that an error can be found in the log.
  const html = isPublic ? text : text.replaceAll(SHARED_ID, visit.requestId);
  const page = makePage({ path: incoming.url ?? "/", status, headers, html, nonce: environment.nonce, tags, freshUntil }, shop.hosts);
  if (!isPublic) return { page: withCookies(page, cookiesOf(response, environment, visit)), public: false };
  makeCacheable(page, incoming);
  if (isMarkdownAddress(url)) return { page, public: true };
  if (!isResource(incoming)) page.headers.link = `<${shop.publicUrl}${markdownOfPage(url)}>; rel="alternate"; type="text/markdown"`;
  shop.warmPicture(text);
  return { page, public: true };
}

/** Returns the cookies of a response for one visitor. */
const cookiesOf = (response: Response, { page, publicUrl }: WebEnvironment, { lastWrite }: Visit): string[] => [
  ...response.headers.getSetCookie(),
  ...lastWriteCookies(lastWrite, page.lastWrite, publicUrl),
];

function withCookies<T extends { headers: Record<string, string> }>(page: T, cookies: string[]): T {
  if (cookies.length > 0) Object.assign(page.headers, { "set-cookie": cookies });
  return page;
}

async function sendPersonal(
  { pages, shop, incoming, visit }: Asked,
  outgoing: ServerResponse,
  body: Buffer | null,
  rendered: () => void,
): Promise<void> {
  const environment = environmentOf(pages, shop, visit, { isShared: false, isDocument: !isData(incoming) });
  const { nonce } = environment;
  const answer = await pages.render(toRequest(incoming, shop.publicUrl, headersOf(visit), body), environment);
  rendered();
  const editor = environment.page.preview ? environment.editorOrigin : null;
  const headers = {
    ...pages.headers,
    "x-request-id": visit.requestId,
    "cache-control": "private, no-store",
    ...paymentPolicy(incoming.url ?? "/", shop.hosts),
    ...(editor && { "x-robots-tag": "noindex" }),
    ...(!pages.config.devWeb && {
      "content-security-policy": contentPolicy({ scripts: [`'nonce-${nonce}'`], path: incoming.url ?? "/", editor }, shop.hosts),
    }),
  };
  if (editor) Reflect.deleteProperty(headers, "x-frame-options");
  await sendAnswer(incoming, outgoing, answer, headers, cookiesOf(answer, environment, visit));
}

/** Hexadecimal needs no escaping in attributes, headers and data. */
const newNonce = () => randomBytes(16).toString("hex");

/** Marks the shop's scripts in shared pages. It is replaced by their hashes, so it never leaves the process. */
const SHARED_NONCE = newNonce();

const headersOf = ({ clientAddress, requestId }: Visit) => ({ "x-client-address": clientAddress, "x-request-id": requestId });

/** Returns the environment of pages that the server renders for itself. */
export const nobodysEnvironment = (pages: Pages, shop: Shop): WebEnvironment =>
  environmentOf(
    pages,
    shop,
    { clientAddress: "server", clientAgent: "", requestId: SHARED_ID, lastWrite: null },
    { isShared: true, isDocument: true },
  );

function environmentOf(
  pages: Pages,
  shop: Shop,
  { lastWrite, ...visit }: Visit,
  kind: Pick<WebEnvironment, "isShared" | "isDocument">,
): WebEnvironment {
  return {
    api: pages.api,
    content: shop.content,
    pictureLength: shop.pictureLength,
    documentLength: shop.documentLength,
    editorOrigin: pages.config.content.editorOrigin,
    storefront: shop.keys,
    publicUrl: shop.publicUrl,
    filesUrl: pages.config.publicUrl,
    ...visit,
    // Without a script policy there is no nonce, because browsers hide it from scripts and React would report a difference.
    nonce: pages.config.devWeb ? "" : kind.isShared ? SHARED_NONCE : newNonce(),
    ...kind,
    production: pages.config.mode === "production",
    page: { public: false, preview: false, incomplete: false, tags: new Set(), freshUntil: null, lastWrite },
  };
}
