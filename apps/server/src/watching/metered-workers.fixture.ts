import cluster from "node:cluster";
import { createServer } from "node:http";
import { createMetrics } from "../metrics.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { serveClusterMetrics } from "./cluster-metrics.ts";

/** A parent process that serves the metrics of two workers. A worker's number is what its cache has hit and what it delivers. */
if (cluster.isPrimary) {
  const server = await serveClusterMetrics(0, "127.0.0.1");
  for (const number of ["3", "4"]) cluster.fork({ NUMBER: number });
  let ready = 0;
  cluster.on("listening", () => {
    ready += 1;
    if (ready === 2) process.stdout.write(`port ${(server.address() as { port: number }).port}\n`);
  });
} else {
  const number = Number(process.env.NUMBER);
  const cache = Object.assign(new PageCache(1000, () => 0), { hits: number });
  const outboxFigures = async () => [{ kind: "mail.receipt", waiting: 5, active: number, dead: 0 }];
  await createMetrics(cache, { outboxFigures }, () => number).listen(0, "127.0.0.1");
  createServer().listen(0, "127.0.0.1");
}
