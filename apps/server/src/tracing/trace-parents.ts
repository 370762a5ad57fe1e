import { type Context, defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT, type SpanContext, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";

/** Reads and writes W3C `traceparent` values. */
export interface TraceParents {
  read(traceparent: string): SpanContext | undefined;
  /** Returns null outside of a trace. */
  write(context: Context): string | null;
}

export function createTraceParents(): TraceParents {
  const propagator = new W3CTraceContextPropagator();
  return {
    read: (traceparent) => trace.getSpanContext(propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)),
    write(context) {
      const carrier: { traceparent?: string } = {};
      propagator.inject(context, carrier, defaultTextMapSetter);
      return carrier.traceparent ?? null;
    },
  };
}
