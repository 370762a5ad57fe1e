import cluster from "node:cluster";
import { createServer } from "node:http";
import { reportAlive, watchWorkers } from "./watch-workers.ts";

/** Two small workers under the watch, ten times as fast as the shop's. Prints the pid of each that listens. */
const PORT = Number(process.env.PORT);
if (cluster.isPrimary) {
  watchWorkers((line) => void process.stdout.write(`${line}\n`), 100);
  cluster.on("listening", ({ process: { pid } }) => void process.stdout.write(`listening ${pid}\n`));
  cluster.on("exit", () => cluster.fork());
  for (let index = 0; index < 2; index++) cluster.fork();
} else {
  reportAlive(100);
  createServer((request, response) => {
    if (request.url === "/hang") for (;;);
    response.end(String(process.pid));
  }).listen(PORT, "127.0.0.1");
}
