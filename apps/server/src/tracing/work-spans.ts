import type { TracingChannel } from "node:diagnostics_channel";
import { type TracedCall, type TracedCause, type TracedDelivery, type TracedJob, type TracedMail, workChannels } from "@azulejo/api";
import { queryChannel, type TracedQuery } from "@azulejo/database";
import { type Context, type Link, type Span, SpanKind, type SpanOptions, SpanStatusCode, trace } from "@opentelemetry/api";
import { statementWithoutValues, summaryOf, typeOfError } from "./describe.rules.ts";
import { SERVICE, type StoredContext } from "./stored-context.ts";
import type { TraceParents } from "./trace-parents.ts";

interface Tools {
  contexts: StoredContext;
  start(name: string, options: SpanOptions, parent: Context): Span;
  parents: TraceParents;
}

/** The name and attributes of a span. `isRoot`: it also begins a trace; other spans are left out outside of one. */
interface Described extends SpanOptions {
  name: string;
  isRoot?: boolean;
}

type Traced = { error?: unknown; result?: unknown };

/**
 * Makes a span of each message of a channel, within which its work runs.
 * @returns a function that stops it
 */
function follow<Message extends object>(
  { contexts, start }: Tools,
  channel: TracingChannel<unknown, Message>,
  describe: (message: Message) => Described,
  finish: (span: Span, message: Message & Traced) => void = () => {},
): () => void {
  const spans = new WeakMap<object, Span>();
  channel.start.bindStore(contexts.storage, (message: Message) => {
    const parent = contexts.active();
    const { name, isRoot = false, ...options } = describe(message);
    if (!isRoot && !trace.getSpan(parent)) return parent;
    const span = start(name, options, parent);
    spans.set(message, span);
    return trace.setSpan(parent, span);
  });
  const end = (message: Message & Traced) => {
    const span = spans.get(message);
    if (!span) return;
    spans.delete(message);
    if (message.error !== undefined) markFailed(span, message.error);
    finish(span, message);
    span.end();
  };
  // Work that throws before it returns a promise has no asynchronous end.
  const ended = (message: Message & Traced) => void (message.error !== undefined && end(message));
  const subscribers = { asyncEnd: end, end: ended };
  channel.subscribe(subscribers as never);
  return () => {
    channel.start.unbindStore(contexts.storage);
    channel.unsubscribe(subscribers as never);
  };
}

export function markFailed(span: Span, error: unknown): void {
  span.setAttribute("error.type", typeOfError(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const LEAST_FAILED = 500;

const ofCall =
  ({ contexts }: Tools) =>
  ({ path, method }: TracedCall): Described => {
    const service = contexts.active().getValue(SERVICE) as Span | undefined;
    service?.updateName(`${method} /api/${path}`);
    service?.setAttribute("http.route", `/api/${path}`);
    return { name: path, attributes: { "azulejo.call": path, "http.request.method": method } };
  };

function finishCall(span: Span, { result }: { result?: TracedCall["result"] }): void {
  if (!result) return;
  const { status, body } = result.answer;
  span.setAttribute("http.response.status_code", status);
  if (body.code !== undefined) span.setAttribute("error.type", body.code);
  if (status >= LEAST_FAILED) span.setStatus({ code: SpanStatusCode.ERROR });
}

const ofQuery = ({ text }: TracedQuery): Described => ({
  name: summaryOf(text),
  kind: SpanKind.CLIENT,
  attributes: { "db.system.name": "postgresql", "db.query.summary": summaryOf(text), "db.query.text": statementWithoutValues(text) },
});

const ofDelivery =
  ({ parents }: Tools) =>
  ({ kind, attempt, orderId, causedBy }: TracedDelivery): Described => ({
    name: `deliver ${kind}`,
    isRoot: true,
    kind: SpanKind.CONSUMER,
    attributes: {
      "azulejo.message.kind": kind,
      "azulejo.message.attempt": attempt,
      ...(orderId !== null && { "azulejo.order.id": orderId }),
    },
    links: linksTo(parents, causedBy),
  });

function linksTo(parents: TraceParents, causedBy: string | null): Link[] {
  const context = causedBy === null ? undefined : parents.read(causedBy);
  return context ? [{ context }] : [];
}

const ofJob = ({ name }: TracedJob): Described => ({ name: `job ${name}`, isRoot: true, attributes: { "azulejo.job": name } });

const ofMail = ({ host }: TracedMail): Described => ({
  name: `smtp ${host}`,
  kind: SpanKind.CLIENT,
  attributes: { "server.address": host },
});

/** Makes spans of calls, statements, deliveries, jobs and mails. @returns a function that stops it */
export function followWork(tools: Tools): () => void {
  const cause = (asked: TracedCause) => {
    asked.traceparent = tools.parents.write(tools.contexts.active());
  };
  const { cause: causes } = workChannels;
  causes.subscribe(cause as never);
  const stops = [
    follow(tools, workChannels.call, ofCall(tools), finishCall),
    follow(tools, queryChannel, ofQuery),
    follow(tools, workChannels.delivery, ofDelivery(tools)),
    follow(tools, workChannels.job, ofJob),
    follow(tools, workChannels.mail, ofMail),
    () => void causes.unsubscribe(cause as never),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
