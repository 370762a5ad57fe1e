import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import { AggregatorRegistry, type Registry } from "prom-client";

/**
 * Lets the parent process of `npm run cluster` read this process's metrics.
 * @returns whether there is a parent process, which then serves the metrics of all its processes
 */
export function giveToParent(registry: Registry): boolean {
  if (!cluster.isWorker) return false;
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
  return true;
}

/** Serves the metrics of all processes of this parent as one: sums, or the largest of figures that are the same in all of them. */
export async function serveClusterMetrics(port: number, host: string): Promise<Server> {
  const registry = new AggregatorRegistry();
  return serveMetrics(port, host, registry.contentType, () => registry.clusterMetrics());
}

/** Serves metrics at `/metrics`; 503 if they can't be read, which Prometheus takes for a process that is down. */
export async function serveMetrics(port: number, host: string, contentType: string, read: () => Promise<string>): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await read().catch(() => null);
    if (text === null) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return server;
}
