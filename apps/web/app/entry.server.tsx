import { PassThrough } from "node:stream";
import { inspect } from "node:util";
import en from "virtual:messages/en/all";
import es from "virtual:messages/es/all";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { keepMessages } from "./i18n/text.ts";
import { requestContext } from "./request/request-context.server.ts";

export { createLoadContext } from "./request/request-context.server.ts";

keepMessages("en", en);
keepMessages("es", es);

/** Scripts load after the text and the first picture on a slow connection. */
const afterPaint = (html: string): string =>
  import.meta.env.DEV ? html : html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

const incident = (message: string, error: unknown): void => {
  process.stderr.write(`${JSON.stringify({ level: 50, msg: message, err: inspect(error) })}\n`);
};

/** Renders the whole page before sending it, because it is cached, compressed and hashed as a whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />, {
      ...(nonce && { nonce }),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Buffer[] = [];
        const body = new PassThrough();
        body.on("data", (chunk: Buffer) => chunks.push(chunk));
        body.on("end", () => {
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(new Response(afterPaint(Buffer.concat(chunks).toString("utf8")), { status: failed ? 500 : status, headers }));
        });
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        incident("render failed", error);
      },
    });
  });
}

/** Responses that loaders throw on purpose are not logged as errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) incident("loader failed", error);
}
