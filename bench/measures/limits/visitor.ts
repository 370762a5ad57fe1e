import { Agent, request } from "node:http";

/** A visitor whose requests come from an address of their own on the loopback network. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Seen>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Seen>;
  leave(): void;
}

export interface Seen {
  status: number;
  body: string;
  ms: number;
}

/** @param address like 127.0.3.1 @param connections at most, like a browser's or a crawler's */
export function visitorFrom(url: string, address: string, connections: number): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: address });
  const send = (path: string, method: string, headers: Record<string, string>, body?: string): Promise<Seen> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const outgoing = request(url + path, { agent, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8"), ms: performance.now() - started }),
        );
      });
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  return {
    get: (path, headers = {}) => send(path, "GET", { accept: "text/html", "accept-encoding": "br", ...headers }),
    post: (path, body, headers = {}) => send(path, "POST", { "content-type": "application/json", ...headers }, JSON.stringify(body)),
    leave: () => agent.destroy(),
  };
}
