import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { type Context, type Span, SpanKind, type SpanOptions, SpanStatusCode, trace } from "@opentelemetry/api";
import { isTracingSuppressed } from "@opentelemetry/core";
import type { StoredContext } from "./stored-context.ts";
import type { TraceParents } from "./trace-parents.ts";
import { markFailed } from "./work-spans.ts";

interface Tools {
  contexts: StoredContext;
  start(name: string, options: SpanOptions, parent: Context): Span;
  parents: TraceParents;
  /** The shop's own API process, whose spans continue this trace; other services learn nothing of it. */
  ownOrigin: string | null;
}

/** A request of `fetch`, as Node publishes it. */
interface FetchRequest {
  origin: string;
  method: string;
  addHeader(name: string, value: string): void;
}

const LEAST_FAILED = 400;

/** Makes a span of each request to another service, by `fetch` or Node's own client. @returns a function that stops it */
export function followOutside({ contexts, start, parents, ownOrigin }: Tools): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string): void => {
    const parent = contexts.active();
    // The exporter's own requests are suppressed.
    if (!trace.getSpan(parent) || isTracingSuppressed(parent)) return;
    // Paths may hold ids and keys, so only the host is named.
    const attributes = { "http.request.method": method, "server.address": host };
    spans.set(request, start(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, parent));
  };
  const answered = (request: object, status = 0): void => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", status);
    if (status >= LEAST_FAILED) span?.setStatus({ code: SpanStatusCode.ERROR });
  };
  const end = (request: object, error?: unknown): void => {
    const span = spans.get(request);
    if (span && error !== undefined) markFailed(span, error);
    span?.end();
    spans.delete(request);
  };
  const subscribers: Record<string, (message: never) => void> = {
    "undici:request:create": ({ request }: { request: FetchRequest }) => {
      begin(request, request.method, new URL(request.origin).host);
      const span = spans.get(request);
      const traceparent = span && request.origin === ownOrigin ? parents.write(trace.setSpan(contexts.active(), span)) : null;
      if (traceparent) request.addHeader("traceparent", traceparent);
    },
    "undici:request:headers": ({ request, response }: { request: object; response: { statusCode: number } }) =>
      answered(request, response.statusCode),
    "undici:request:trailers": ({ request }: { request: object }) => end(request),
    "undici:request:error": ({ request, error }: { request: object; error: unknown }) => end(request, error),
    "http.client.request.start": ({ request }: { request: ClientRequest }) => begin(request, request.method, request.host),
    "http.client.response.finish": ({ request, response }: { request: ClientRequest; response: IncomingMessage }) => {
      answered(request, response.statusCode);
      end(request);
    },
    "http.client.request.error": ({ request, error }: { request: object; error: unknown }) => end(request, error),
  };
  for (const [name, listener] of Object.entries(subscribers)) subscribe(name, listener as never);
  return () => {
    for (const [name, listener] of Object.entries(subscribers)) unsubscribe(name, listener as never);
  };
}
