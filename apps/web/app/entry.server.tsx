import { inspect } from "node:util";
import en from "virtual:messages/en/all";
import es from "virtual:messages/es/all";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { languageOf } from "./i18n/language.ts";
import { keepMessages } from "./i18n/text.ts";
import { reuseFragments } from "./render/fragments.server.tsx";
import { readHandoff, withHandoff } from "./render/handoff.server.ts";
import { withLateScripts } from "./render/late-scripts.server.ts";
import { renderDocument } from "./render/render-document.server.ts";
import { requestContext } from "./request/request-context.server.ts";

import { asksForJson, errorAsJson } from "./shell/errors/error-as-json.server.ts";

export { renderDocument } from "./render/render-document.server.ts";
export { createLoadContext } from "./request/request-context.server.ts";

keepMessages("en", en);
keepMessages("es", es);
if (import.meta.env.PROD) reuseFragments();

const incident = (message: string, error: unknown): void => {
  process.stderr.write(`${JSON.stringify({ level: 50, msg: message, err: inspect(error) })}\n`);
};

/** Renders the whole page before sending it, because it is cached, compressed and hashed as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  const [refused] = Object.values(entry.staticHandlerContext.errors ?? {});
  if (refused !== undefined && asksForJson(request)) return errorAsJson(refused, languageOf(request.url));
  const { serverHandoffStream, ...rest } = entry;
  const handoff = await readHandoff(serverHandoffStream);
  const tree = <ServerRouter context={rest} url={request.url} {...(nonce && { nonce })} />;
  const document = await renderDocument(tree, nonce, (html) =>
    withHandoff(import.meta.env.DEV ? html : withLateScripts(html, nonce), handoff, nonce),
  );
  for (const error of document.errors) incident("render failed", error);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(document.html, { status: document.errors.length > 0 ? 500 : status, headers });
}

/** Responses that loaders throw on purpose are not logged as errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) incident("loader failed", error);
}
