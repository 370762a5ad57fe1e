import type { ContentReader } from "@azulejo/content-client";
import type { ShopApi } from "@azulejo/contract";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";

/** What a page needs of the process; the web's own entry makes its load context of it. */
export interface WebEnvironment {
  /** In process, or over the network. */
  api: ShopApi;
  content: ContentReader;
  editorOrigin: string;
  storefront: { id: string; publicKey: string };
  publicUrl: string;
  clientAddress: string;
  clientAgent: string;
  requestId: string;
  /** Marks the scripts that we write; a page that may be shared loses the marks before it is kept. */
  nonce: string;
  /** The page is rendered for nobody in particular. */
  isShared: boolean;
  production: boolean;
  page: { public: boolean; preview: boolean; incomplete: boolean; tags: Set<string>; freshUntil: number | null };
}

/** What the web's own entry exports beside its handler. */
export interface WebEntry {
  createLoadContext(environment: WebEnvironment): RouterContextProvider;
}

/** The storefront as it was built. */
export interface BuiltWeb {
  render: RenderPage;
  /** Changes with every build; open pages ask for it. */
  version: string;
}

export type RenderPage = (request: Request, environment: WebEnvironment) => Promise<Response>;

/** Loads the built storefront. @throws with what to do when it has not been built */
export async function loadWeb(): Promise<BuiltWeb> {
  const address = new URL("../../web/build/server/index.js", import.meta.url);
  const build = (await import(address.href).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ERR_MODULE_NOT_FOUND" && error.message.includes("build/server")) {
      throw new Error("The storefront is not built. Run npm run build.");
    }
    throw error;
  })) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const { createLoadContext } = build.entry.module as unknown as WebEntry;
  return { render: (request, environment) => handle(request, createLoadContext(environment)), version: build.assets.version };
}
