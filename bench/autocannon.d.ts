declare module "autocannon" {
  interface Client {
    on(event: "response", heard: (status: number, bytes: number) => void): void;
    pipelinedRequests: { addBody(data: Buffer): void };
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    method?: string;
    headers?: Record<string, string>;
    requests?: { method?: string; path?: string; body?: string; setupRequest?: (request: { path?: string }) => object }[];
    setupClient?: (client: Client) => void;
  }
  interface Result {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    /** Seconds. */
    duration: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
