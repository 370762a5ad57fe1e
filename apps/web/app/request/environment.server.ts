import type { ContentReader } from "@azulejo/content-client";
import { createContext, RouterContextProvider } from "react-router";

/** What the process gives to a page; the same shape stands in the server's web.ts. */
export interface WebEnvironment {
  apiFetch(request: Request): Promise<Response>;
  content: ContentReader;
  /** Where the editor of our content lives: it shows our pages in a frame. */
  editorOrigin: string;
  storefront: { id: string; publicKey: string };
  publicUrl: string;
  clientAddress: string;
  /** What the browser calls itself. */
  clientAgent: string;
  requestId: string;
  /** Marks the scripts that we write; a page that may be shared loses the marks before it is kept. */
  nonce: string;
  /** The page is rendered for nobody in particular. */
  isShared: boolean;
  production: boolean;
  page: { public: boolean; preview: boolean; incomplete: boolean; tags: Set<string>; freshUntil: number | null };
}

export const environmentContext = createContext<WebEnvironment>();

export function createLoadContext(environment: WebEnvironment): RouterContextProvider {
  return new RouterContextProvider(new Map([[environmentContext, environment]]));
}

/** Says that a page is the same for everybody, and what it shows: it is kept until one of these things changes. */
export function sharePage(context: Readonly<RouterContextProvider>, tags: string[]): void {
  const { page } = context.get(environmentContext);
  if (page.preview) return;
  page.public = true;
  for (const tag of tags) page.tags.add(tag);
}

/**
 * Reads what a page can do without. When a passing fault keeps it from being read, the page goes to this visitor without it and is
 * shared with nobody.
 */
export async function readOr<T>(context: Readonly<RouterContextProvider>, reading: Promise<T>, without: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    // A redirect is an answer.
    if (!(error instanceof Error)) throw error;
    context.get(environmentContext).page.incomplete = true;
    return without;
  }
}

/** Says that what a page shows changes at this time by itself; the first such time ends its life in the cache. */
export function freshUntil(context: Readonly<RouterContextProvider>, time: number): void {
  const { page } = context.get(environmentContext);
  page.freshUntil = Math.min(page.freshUntil ?? time, time);
}
