import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

interface Answer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** A bare `node:http` server that sends the same bytes to everyone, in a separate process like the shop. */
export async function startBareServer(headers: Record<string, string>, body: Buffer): Promise<{ url: string; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), ["serve"]);
  child.send({ headers, body: body.toString("base64") } satisfies Answer);
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [{ headers, body }] = (await once(process, "message")) as [Answer];
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, answer) => {
    answer.writeHead(200, { ...headers, "content-length": bytes.length });
    answer.end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.send?.((server.address() as AddressInfo).port);
}
