import { PassThrough } from "node:stream";
import { inspect } from "node:util";
import en from "virtual:messages/en";
import enAccount from "virtual:messages/en/account";
import enBag from "virtual:messages/en/bag";
import enBank from "virtual:messages/en/bank";
import enCheckout from "virtual:messages/en/checkout";
import enDelay from "virtual:messages/en/delay";
import enDelivered from "virtual:messages/en/delivered";
import enDetail from "virtual:messages/en/detail";
import enFigures from "virtual:messages/en/figures";
import enForm from "virtual:messages/en/form";
import enOrder from "virtual:messages/en/order";
import enPay from "virtual:messages/en/pay";
import enSlabs from "virtual:messages/en/slabs";
import es from "virtual:messages/es";
import esAccount from "virtual:messages/es/account";
import esBag from "virtual:messages/es/bag";
import esBank from "virtual:messages/es/bank";
import esCheckout from "virtual:messages/es/checkout";
import esDelay from "virtual:messages/es/delay";
import esDelivered from "virtual:messages/es/delivered";
import esDetail from "virtual:messages/es/detail";
import esFigures from "virtual:messages/es/figures";
import esForm from "virtual:messages/es/form";
import esOrder from "virtual:messages/es/order";
import esPay from "virtual:messages/es/pay";
import esSlabs from "virtual:messages/es/slabs";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { keepMessages } from "./i18n/text.ts";
import { requestContext } from "./request/request-context.server.ts";

export { createLoadContext } from "./request/request-context.server.ts";

for (const messages of [
  en,
  enAccount,
  enBag,
  enBank,
  enCheckout,
  enDelay,
  enDelivered,
  enDetail,
  enFigures,
  enForm,
  enOrder,
  enPay,
  enSlabs,
])
  keepMessages("en", messages);
for (const messages of [
  es,
  esAccount,
  esBag,
  esBank,
  esCheckout,
  esDelay,
  esDelivered,
  esDetail,
  esFigures,
  esForm,
  esOrder,
  esPay,
  esSlabs,
])
  keepMessages("es", messages);

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
