import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as OTLP sends it in JSON; fields that tests read. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  links: { traceId: string; spanId: string }[];
  status: { code: number };
}

interface Sent {
  resourceSpans: { resource: { attributes: SentSpan["attributes"] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A collector of traces: an OTLP/HTTP receiver. */
export interface Collector {
  endpoint: string;
  /** All bodies received, as text. */
  text(): string;
  spans(): SentSpan[];
  /** The attributes of the process that sent spans. */
  resource(): Record<string, unknown>;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url === "/v1/traces") bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join("\n"),
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => attributesOf(sent()[0]?.resource ?? { attributes: [] }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const attributesOf = ({ attributes }: Pick<SentSpan, "attributes">): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** The levels of a trace. */
export type Level = "request" | "call" | "query" | "outside" | "mail" | "delivery" | "job";

/** Returns the kind of work that a span measured, as its attributes say. */
export function levelOf(span: SentSpan): Level {
  const has = attributesOf(span);
  if ("http.route" in has) return "request";
  if ("azulejo.call" in has) return "call";
  if ("db.system.name" in has) return "query";
  if ("azulejo.message.kind" in has) return "delivery";
  if ("azulejo.job" in has) return "job";
  return "http.request.method" in has ? "outside" : "mail";
}

/** Returns the levels from the first span of a trace down to a span, such as `request > call > query`. */
export function pathTo(span: SentSpan, spans: SentSpan[]): string {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? `${pathTo(parent, spans)} > ${levelOf(span)}` : levelOf(span);
}
