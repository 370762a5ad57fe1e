import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { tooManyRequests } from "../http/failure.ts";
import { failureResponse } from "../http/json.ts";

/** Serves a fetch function on a real socket; records requests and can refuse the next ones. */
export interface Listening {
  endpoint: string;
  /** Requested addresses, each with its time. */
  requests: { url: URL; at: number }[];
  refuseNext(count: number): void;
  close(): Promise<void>;
}

export async function listen(fetch: (request: Request) => Promise<Response>): Promise<Listening> {
  const requests: Listening["requests"] = [];
  let refused = 0;
  const answer = async (request: Request): Promise<Response> => {
    requests.push({ url: new URL(request.url), at: performance.now() });
    if (refused === 0) return fetch(request);
    refused -= 1;
    return failureResponse(tooManyRequests(), { info() {}, error() {} });
  };
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ overrideGlobalObjects: false, fetch: answer, hostname: "127.0.0.1", port: 0 }, resolve);
  const { port } = await promise;
  return {
    endpoint: `http://127.0.0.1:${port}/content/v2`,
    requests,
    refuseNext: (count) => {
      refused = count;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
