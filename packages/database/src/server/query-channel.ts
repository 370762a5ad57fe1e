import { tracingChannel } from "node:diagnostics_channel";

/** A statement that is sent to the server. Its values aren't part of it, because they may be personal. */
export interface TracedQuery {
  text: string;
  /** The server's error; present when the statement has failed. */
  error?: unknown;
}

/** Publishes every statement to subscribers in this process. Without any, it costs nothing. */
export const queryChannel = tracingChannel<unknown, TracedQuery>("azulejo:query");

type Run = (...given: unknown[]) => unknown;

/** Sends a statement, and publishes it if it is one whose end can be observed: not a stream or a cursor. */
export function publishQuery(run: Run, given: unknown[]): unknown {
  const [statement] = given;
  const text = typeof statement === "string" ? statement : (statement as { text?: unknown } | undefined)?.text;
  if (typeof text !== "string" || typeof (statement as { submit?: unknown }).submit === "function") return run(...given);
  const traced = { text };
  if (typeof given.at(-1) === "function") return queryChannel.traceCallback(run, -1, traced, undefined, ...given);
  return queryChannel.tracePromise(async () => run(...given), traced);
}
