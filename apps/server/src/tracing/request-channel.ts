import { type Channel, channel } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A request that isn't answered from the page cache. */
export interface TracedRequest {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
  kind: "page" | "service";
}

/** Publishes requests to subscribers in this process. Without any, it costs nothing. */
export const requestChannel = channel("azulejo:request") as Channel<unknown, TracedRequest>;
