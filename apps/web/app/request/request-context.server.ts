import type { ContentReader } from "@azulejo/content-client";
import type { ShopApi } from "@azulejo/contract";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { createContext, RouterContextProvider } from "react-router";
import { nobody, type RequestSession } from "./request-session.server.ts";

/** Values that the process gives to each render. */
export interface WebEnvironment {
  /** In process, or over the network. */
  api: ShopApi;
  content: ContentReader;
  /** Returns the length of a picture variant in bytes, made if need be; null if it is not there in time. */
  pictureLength(address: string): Promise<number | null>;
  /** Returns the length of one of our documents in bytes; null for an address on another host and a missing file. */
  documentLength(address: string): Promise<number | null>;
  /** Origin of the content editor, which shows our pages in a frame. */
  editorOrigin: string;
  storefront: { id: string; publicKey: string };
  publicUrl: string;
  /** The origin of the content system's own files, which every host of the process has. */
  filesUrl: string;
  clientAddress: string;
  /** The browser's user agent. */
  clientAgent: string;
  requestId: string;
  /** Marks our own inline scripts; removed from a shareable page before it is cached. */
  nonce: string;
  /** Whether a document is rendered, as opposed to the data of a page that an open document goes to. */
  isDocument: boolean;
  /** The page is rendered without a visitor, for the shared cache. */
  isShared: boolean;
  production: boolean;
  page: {
    public: boolean;
    preview: boolean;
    incomplete: boolean;
    tags: Set<PageTag>;
    freshUntil: number | null;
  };
}

/** Everything that the code of one request shares. */
export interface RequestContext extends WebEnvironment {
  session: RequestSession;
  /** Answers that several parts of a page read; `callOnce` fills it. */
  answers: Map<string, Promise<unknown>>;
}

export const requestContext = createContext<RequestContext>();

export function createLoadContext(environment: WebEnvironment): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, { ...environment, session: nobody(), answers: new Map() });
  return context;
}

/** Opts a page into the shared cache and declares the tags that invalidate it. */
export function sharePage(context: Readonly<RouterContextProvider>, tags: PageTag[]): void {
  const { page } = context.get(requestContext);
  if (page.preview) return;
  page.public = true;
  for (const tag of tags) page.tags.add(tag);
}

/**
 * Reads optional data. If a temporary error prevents it, the page is sent to this visitor without the data and
 * not cached.
 */
export async function readOr<T>(context: Readonly<RouterContextProvider>, reading: Promise<T>, without: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    // A thrown redirect is an answer, not an error.
    if (!(error instanceof Error)) throw error;
    context.get(requestContext).page.incomplete = true;
    return without;
  }
}

/** Declares a time at which the page's content changes by itself; the earliest one expires the page from the cache. */
export function freshUntil(context: Readonly<RouterContextProvider>, time: number): void {
  const { page } = context.get(requestContext);
  page.freshUntil = Math.min(page.freshUntil ?? time, time);
}
