import type { ContentReader } from "@azulejo/content-client";
import type { ShopApi } from "@azulejo/contract";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";

/** What the process gives to each render; the storefront's entry builds its load context from it. */
export interface WebEnvironment {
  /** Called in process, or over the network. */
  api: ShopApi;
  content: ContentReader;
  /** Returns the length of a picture variant in bytes, made if need be; null if it is not there in time. */
  pictureLength(address: string): Promise<number | null>;
  /** Returns the length of one of our documents in bytes; null for an address on another host and a missing file. */
  documentLength(address: string): Promise<number | null>;
  editorOrigin: string;
  storefront: { id: string; publicKey: string };
  publicUrl: string;
  clientAddress: string;
  clientAgent: string;
  requestId: string;
  /** Nonce of our own scripts; removed from a shared page before it is cached. */
  nonce: string;
  /** Whether a document is rendered, as opposed to the data of a page that an open document goes to. */
  isDocument: boolean;
  /** Whether the page is rendered without a visitor, for the shared cache. */
  isShared: boolean;
  production: boolean;
  page: {
    public: boolean;
    preview: boolean;
    incomplete: boolean;
    tags: Set<string>;
    freshUntil: number | null;
    /** The document, which its response has no copy of: bodies are streams, and a page would be encoded and decoded for nothing. */
    html: string | null;
  };
}

/** What the storefront's entry exports besides its handler. */
export interface WebEntry {
  createLoadContext(environment: WebEnvironment): RouterContextProvider;
}

/** The built storefront. */
export interface BuiltWeb {
  render: RenderPage;
  /** Changes with every build; open pages poll it. */
  version: string;
}

/** A response; a document's HTML comes beside it, and its body is empty. */
export interface WebAnswer {
  response: Response;
  html: string | null;
}

export type RenderPage = (request: Request, environment: WebEnvironment) => Promise<WebAnswer>;

/** Pairs a response of the storefront with the document that it rendered. */
export const answerOf = (response: Response, { page }: WebEnvironment): WebAnswer => ({
  response,
  html: response.body === null && response.headers.get("content-type")?.startsWith("text/html") ? page.html : null,
});

/** Loads the built storefront. @throws with instructions if it has not been built */
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
  return {
    render: async (request, environment) => answerOf(await handle(request, createLoadContext(environment)), environment),
    version: build.assets.version,
  };
}
