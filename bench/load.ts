import autocannon from "autocannon";

export interface Load {
  perSecond: number;
  p99Ms: number;
  failed: number;
}

const CONNECTIONS = 16;

interface Target {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
  /** One body after the other, round and round. */
  requests?: { path?: string; body?: string }[];
}

/** Sixteen connections as fast as they go, on the same machine. */
export async function load({ url, seconds, headers, method = "GET", requests }: Target): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(headers && { headers }),
    method,
    ...(requests && { requests: requests.map((one) => ({ method, ...one })) }),
  });
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, failed: result.non2xx + result.errors };
}
