import { context, isSpanContextValid, trace } from "@opentelemetry/api";
import { setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import { followOutside } from "./outside-spans.ts";
import { followRequests } from "./request-spans.ts";
import { StoredContext } from "./stored-context.ts";
import { createTraceParents } from "./trace-parents.ts";
import { followWork } from "./work-spans.ts";

export interface TracingOptions {
  /** The base address of a collector, which receives spans at `/v1/traces`. */
  endpoint: string;
  version: string;
  /** The share of traces that are recorded, 0 to 1. */
  share: number;
  /** The address of an API process of this shop; null if there is none. */
  apiUrl: string | null;
  /** Called when spans can't be sent, at most once a minute. */
  onFailure(error: unknown): void;
}

export interface Tracing {
  /** The fields by which a line of the log is found from its trace. */
  logFields(): { trace_id?: string; span_id?: string };
  /** Sends what has been recorded so far. */
  flush(): Promise<void>;
  /** Stops tracing after at most two seconds. */
  close(): Promise<void>;
}

const LONGEST_CLOSE_MS = 2000;
const LONGEST_EXPORT_MS = 5000;
const QUIET_MS = 60_000;

/**
 * Records spans of requests, calls, statements and outside services, and sends them by OTLP over HTTP. The exporter and the resource read
 * the other variables that OpenTelemetry specifies for them, such as `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_SERVICE_NAME`.
 */
export function openTracing({ endpoint, version, share, apiUrl, onFailure }: TracingOptions): Tracing {
  const contexts = new StoredContext();
  context.setGlobalContextManager(contexts);
  const report = atMostEvery(QUIET_MS, onFailure);
  setGlobalErrorHandler(report);
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const ratio = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "azulejo", "service.version": version, "process.pid": process.pid }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    // A visitor's `traceparent` doesn't decide whether a trace is recorded, so that nobody can have all of their requests recorded.
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: LONGEST_EXPORT_MS }) })],
  });
  const tracer = provider.getTracer("azulejo", version);
  const tools = { contexts, start: tracer.startSpan.bind(tracer), parents: createTraceParents() };
  const ownOrigin = apiUrl === null ? null : new URL(apiUrl).origin;
  const stops = [followRequests(tools), followWork(tools), followOutside({ ...tools, ownOrigin })];
  return {
    logFields() {
      const span = trace.getSpanContext(contexts.active());
      return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
    flush: () => provider.forceFlush().catch(report),
    async close() {
      for (const stop of stops) stop();
      const shutDown = provider.shutdown().catch(report);
      await Promise.race([shutDown, new Promise((resolve) => setTimeout(resolve, LONGEST_CLOSE_MS).unref())]);
      context.disable();
    },
  };
}

function atMostEvery(ms: number, report: (error: unknown) => void): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + ms;
    report(error);
  };
}
