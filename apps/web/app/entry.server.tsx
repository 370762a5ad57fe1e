import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { environmentContext } from "./request/environment.server.ts";

export { createLoadContext, type WebEnvironment } from "./request/environment.server.ts";

const RENDER_TIMEOUT_MS = 20_000;

/** Renders the whole page into one buffer: its status is final and its bytes can be kept and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(environmentContext);
  headers.set("content-type", "text/html; charset=utf-8");
  const body = await render(routerContext, request.url, nonce);
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

function render(routerContext: EntryContext, url: string, nonce: string | null): Promise<Buffer> {
  const withNonce = nonce === null ? {} : { nonce };
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} {...withNonce} />, {
      ...withNonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        if (!(error instanceof Response)) console.error(error);
      },
    });
    const timer = setTimeout(() => abort(new Error("Rendering took too long")), RENDER_TIMEOUT_MS);
  });
}

/** A loader's failure is told once, without the noise of requests that were given up. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
