import { type Channel, channel, tracingChannel } from "node:diagnostics_channel";
import type { Call } from "@azulejo/contract";

/** A call of the API, over HTTP or from a page of this process. */
export interface TracedCall {
  method: Call["method"];
  /** The call's path with the names of its parameters. */
  path: string;
  /** Present once it has been answered; an error has a code. */
  result?: { answer: { status: number; body: { code?: string } } };
}

/** A message on its way to its receiver. */
export interface TracedDelivery {
  kind: string;
  /** The number of this attempt, from 1. */
  attempt: number;
  /** The order that the message is about; null for others. */
  orderId: number | null;
  /** The W3C trace context of the request that caused it; null if that wasn't traced. */
  causedBy: string | null;
}

/** A scheduled job. */
export interface TracedJob {
  name: string;
}

/** A conversation with the mail server. */
export interface TracedMail {
  host: string;
}

/** The trace of the request or job that writes messages, which a subscriber fills in. */
export interface TracedCause {
  /** A W3C trace context. */
  traceparent: string | null;
}

/** Channels that publish the API's work to subscribers in this process. Without any, they cost nothing. */
export const workChannels = {
  call: tracingChannel<unknown, TracedCall>("azulejo:call"),
  delivery: tracingChannel<unknown, TracedDelivery>("azulejo:delivery"),
  job: tracingChannel<unknown, TracedJob>("azulejo:job"),
  mail: tracingChannel<unknown, TracedMail>("azulejo:mail"),
  cause: channel("azulejo:cause") as Channel<unknown, TracedCause>,
};
