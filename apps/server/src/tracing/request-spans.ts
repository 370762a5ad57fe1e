import { type Context, ROOT_CONTEXT, type Span, SpanKind, type SpanOptions, SpanStatusCode, trace } from "@opentelemetry/api";
import { routeOfPage, routeOfService } from "./describe.rules.ts";
import { requestChannel, type TracedRequest } from "./request-channel.ts";
import { SERVICE, type StoredContext } from "./stored-context.ts";
import type { TraceParents } from "./trace-parents.ts";

interface Tools {
  contexts: StoredContext;
  start(name: string, options: SpanOptions, parent: Context): Span;
  parents: TraceParents;
}

const LEAST_FAILED = 500;

/** Makes a span of each request, from its arrival until its answer is sent. @returns a function that stops it */
export function followRequests({ contexts, start, parents }: Tools): () => void {
  requestChannel.bindStore(contexts.storage, ({ incoming, outgoing, requestId, kind }: TracedRequest) => {
    const { method = "GET", url = "/", headers } = incoming;
    const route = kind === "page" ? routeOfPage(url) : routeOfService(url);
    const sent = typeof headers.traceparent === "string" ? parents.read(headers.traceparent) : undefined;
    const parent = sent ? trace.setSpanContext(ROOT_CONTEXT, sent) : ROOT_CONTEXT;
    const attributes = { "http.request.method": method, "http.route": route, "azulejo.request.id": requestId };
    const span = start(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    outgoing.once("close", () => {
      span.setAttribute("http.response.status_code", outgoing.statusCode);
      if (outgoing.statusCode >= LEAST_FAILED) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const inside = trace.setSpan(parent, span);
    return kind === "service" ? inside.setValue(SERVICE, span) : inside;
  });
  return () => void requestChannel.unbindStore(contexts.storage);
}
