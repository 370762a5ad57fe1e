import { fileURLToPath } from "node:url";
import { openContentReader } from "@azulejo/content-client";
import { createFetchShopApi } from "@azulejo/contract/fetch-shop-api.ts";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { WebEntry } from "@azulejo/server/web.ts";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from "react-router";
import type { BenchShop } from "../../shop.ts";

type RenderDocument = (tree: ReactNode, nonce: string, finish: (html: string) => string) => Promise<unknown>;

const BUILD = fileURLToPath(new URL("../../../apps/web/build/server/index.js", import.meta.url));
const LIST = "/en/product/list/porcelain/";
const TURNS = 1000;

/**
 * Measures bare `renderToString` of the list page's tree with its data loaded, in renders per second on one core: of the whole tree, and
 * with the HTML of its shared parts reused as the server does.
 */
export async function measureBareRender(shop: BenchShop): Promise<{ whole: number; reused: number }> {
  const { context, renderDocument } = await captureContext(shop);
  const tree = createElement(ServerRouter, { context, url: `${shop.url}${LIST}` });
  const whole = await perSecond(() => renderToString(tree));
  return { whole, reused: await perSecond(() => renderDocument(tree, "", (html) => html)) };
}

async function perSecond(render: () => unknown): Promise<number> {
  for (let turn = 0; turn < TURNS; turn++) await render();
  const started = performance.now();
  for (let turn = 0; turn < TURNS; turn++) await render();
  return TURNS / ((performance.now() - started) / 1000);
}

/** Loads the page's data with the built storefront from the running shop, and captures the tree that it would render. */
async function captureContext(shop: BenchShop): Promise<{ context: EntryContext; renderDocument: RenderDocument }> {
  const build = (await import(BUILD)) as ServerBuild;
  const { createLoadContext, renderDocument } = build.entry.module as unknown as WebEntry & { renderDocument: RenderDocument };
  let captured: EntryContext | null = null;
  const capture = (_: Request, __: number, ___: Headers, entry: EntryContext) => {
    captured = entry;
    return new Response();
  };
  const handle = createRequestHandler(
    { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: capture } } },
    "production",
  );
  const environment = {
    api: createFetchShopApi((request) => fetch(new Request(request.url.replace("http://api.internal", shop.url), request))),
    content: openContentReader(
      { endpoint: `${shop.url}/content/v2`, spaceId: "1001", publicToken: "demo-public", previewToken: "demo-preview", rateLimit: 1000 },
      { error() {} },
    ),
    pictureLength: async () => null,
    documentLength: async () => null,
    editorOrigin: shop.url,
    storefront: { id: "1", publicKey: "pk_demo_cantera" },
    publicUrl: shop.url,
    filesUrl: shop.url,
    clientAddress: "127.0.0.1",
    clientAgent: "",
    requestId: "bench",
    nonce: "bench",
    isShared: true,
    isDocument: true,
    production: true,
    page: { public: false, preview: false, incomplete: false, tags: new Set<PageTag>(), freshUntil: null, lastWrite: null },
  };
  await handle(new Request(shop.url + LIST), createLoadContext(environment));
  if (!captured) throw new Error("the list page was not rendered");
  // The tree already contains the data; the real page additionally streams it to the browser.
  const { serverHandoffStream: _, ...rest } = captured as EntryContext;
  return { context: rest, renderDocument };
}
