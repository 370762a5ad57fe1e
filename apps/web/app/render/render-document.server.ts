import { PassThrough } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { withFragments } from "./fragments.server.tsx";
import { oneByteHtml } from "./one-byte.server.ts";

export interface RenderedDocument {
  html: string;
  /** Errors of parts that the browser has to render; the page is then incomplete. */
  errors: unknown[];
}

const DOCTYPE = "<!DOCTYPE html>";
/** React's mark for a part that is waiting or failed. Text can't contain it, because `<` is escaped there. */
const UNFINISHED = "<!--$!-->";
const isFinished = (html: string): boolean => !html.includes(UNFINISHED);

/** Adds to a document's HTML what React doesn't render. Fragments may still be marks in it. */
type Finish = (html: string) => string;

/**
 * Renders a document synchronously, in a third of the time that a stream takes. A stream is needed only while a part of the page loads its
 * code for the first time, and for a part that fails, because a string doesn't report the error.
 */
export async function renderDocument(tree: ReactNode, nonce: string, finish: Finish): Promise<RenderedDocument> {
  try {
    const html = withFragments(() => finish(withDoctype(oneByteHtml(renderToString(tree)))), isFinished);
    if (html !== null) return { html, errors: [] };
  } catch {
    // Rendering as a stream fails in the same way, but reports the error.
  }
  const { html, errors } = await renderInParts(tree, nonce);
  return { html: finish(withDoctype(html)), errors };
}

const withDoctype: Finish = (html) => (html.startsWith(DOCTYPE) ? html : DOCTYPE + html);

/** @throws if the page's frame fails */
function renderInParts(tree: ReactNode, nonce: string): Promise<RenderedDocument> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const { pipe } = renderToPipeableStream(tree, {
      ...(nonce && { nonce }),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Buffer[] = [];
        const body = new PassThrough();
        body.on("data", (chunk: Buffer) => chunks.push(chunk));
        body.on("end", () => resolve({ html: Buffer.concat(chunks).toString("utf8"), errors }));
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => void errors.push(error),
    });
  });
}
