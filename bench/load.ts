import autocannon from "autocannon";

export interface Load {
  perSecond: number;
  p99Ms: number;
  failed: number;
  /** Responses with status 200 that were too short to be correct. */
  short: number;
  answered: number;
  /** How long it took. */
  seconds: number;
}

const CONNECTIONS = 16;

interface Target {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
  /** Bodies to send in turn. */
  requests?: { path?: string; body?: string }[];
  /** Returns the next path for any free connection, instead of `requests`. */
  nextPath?: () => string;
  /** Minimum bytes of a correct response, including its head. */
  leastBytes?: number;
}

/** Loads the server with sixteen connections as fast as possible, on the same machine. */
export async function load({ url, seconds, headers, method = "GET", requests, nextPath, leastBytes = 0 }: Target): Promise<Load> {
  let [short, answered] = [0, 0];
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(headers && { headers }),
    method,
    ...(requests && { requests: requests.map((one) => ({ method, ...one })) }),
    ...(nextPath && { requests: [{ method, setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
    setupClient(client) {
      // It would read compressed bytes as text, which takes ten times as long as answering a cached page.
      client.pipelinedRequests.addBody = () => {};
      client.on("response", (status, bytes) => {
        answered += 1;
        if (status === 200 && bytes < leastBytes) short += 1;
      });
    },
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
    short,
    answered,
    seconds: result.duration,
  };
}
