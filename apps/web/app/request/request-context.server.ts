import type { ContentReader } from "@azulejo/content-client";
import type { ShopApi } from "@azulejo/contract";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { createContext, RouterContextProvider } from "react-router";
import { nobody, type RequestSession } from "./request-session.server.ts";

/** Values that the process passes to each render. */
export interface WebEnvironment {
  /** The API, in process or over the network. */
  api: ShopApi;
  content: ContentReader;
  /** Returns the length of a picture variant in bytes, creating it if necessary; null if it isn't ready in time. */
  pictureLength(address: string): Promise<number | null>;
  /** Returns the length of one of the shop's documents in bytes; null for an address on another host or a missing file. */
  documentLength(address: string): Promise<number | null>;
  /** Origin of the content editor, which shows the shop's pages in a frame. */
  editorOrigin: string;
  storefront: { id: string; publicKey: string };
  publicUrl: string;
  /** The origin of the content system's own files, which all hosts of the process can serve. */
  filesUrl: string;
  clientAddress: string;
  /** The browser's user agent. */
  clientAgent: string;
  requestId: string;
  /** Marks the shop's own inline scripts; removed from a shareable page before it is cached. */
  nonce: string;
  /** Whether a document is rendered, as opposed to the data for a navigation inside an open document. */
  isDocument: boolean;
  /** Whether the page is rendered without a visitor, for the shared cache. */
  isShared: boolean;
  production: boolean;
  page: {
    public: boolean;
    preview: boolean;
    incomplete: boolean;
    tags: Set<PageTag>;
    freshUntil: number | null;
    /** The visitor's last write, as the API named it, which every call carries and each write replaces. */
    lastWrite: string | null;
  };
}

/** Everything that the code handling one request shares. */
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

/** Allows a page in the shared cache and declares the tags that invalidate it. */
export function sharePage(context: Readonly<RouterContextProvider>, tags: PageTag[]): void {
  const { page } = context.get(requestContext);
  if (page.preview) return;
  page.public = true;
  for (const tag of tags) page.tags.add(tag);
}

/** Reads optional data. If a temporary error prevents it, the page is sent to this visitor without the data and isn't cached. */
export async function readOr<T>(context: Readonly<RouterContextProvider>, reading: Promise<T>, without: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    // A thrown redirect is a response, not an error.
    if (!(error instanceof Error)) throw error;
    context.get(requestContext).page.incomplete = true;
    return without;
  }
}

/** Declares a time at which the page's content changes by itself; the earliest one is when the page expires from the cache. */
export function freshUntil(context: Readonly<RouterContextProvider>, time: number): void {
  const { page } = context.get(requestContext);
  page.freshUntil = Math.min(page.freshUntil ?? time, time);
}
