import autocannon from "autocannon";

export interface Load {
  perSecond: number;
  p99Ms: number;
  failed: number;
  /** Answers with status 200 that were too short to be what was asked for. */
  short: number;
  answered: number;
}

const CONNECTIONS = 16;

interface Target {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
  /** One body after the other, round and round. */
  requests?: { path?: string; body?: string }[];
  /** The next path for whichever connection is free, in place of `requests`; shared by all of them. */
  nextPath?: () => string;
  /** Bytes, head included, that every good answer has at least. */
  leastBytes?: number;
}

/** Sixteen connections as fast as they go, on the same machine. */
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
    setupClient: (client) =>
      client.on("response", (status, bytes) => {
        answered += 1;
        if (status === 200 && bytes < leastBytes) short += 1;
      }),
  });
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, failed: result.non2xx + result.errors, short, answered };
}
