import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { drainOf } from "./drain.ts";

/** More than the buffers of a connection hold. */
const LARGE = 30_000_000;
const answering: ServerResponse[] = [];

async function open(): Promise<{ server: Server; drain(delayMs?: number): Promise<void>; socket(sent?: string): Promise<Socket> }> {
  const server = createServer((request, response) => {
    if (request.url === "/slow") answering.push(response);
    else if (request.url === "/large") response.end(Buffer.alloc(LARGE));
    else response.end("done");
  });
  server.keepAliveTimeout = 60_000;
  const drain = drainOf(server, 60_000);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    server,
    drain,
    async socket(sent) {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      await once(socket, "connect");
      if (sent) socket.write(`GET ${sent} HTTP/1.1\r\nHost: shop.test\r\nConnection: keep-alive\r\n\r\n`);
      return socket;
    },
  };
}

it("a stopping server waits for running requests but not for idle connections, used or not", async () => {
  const { drain, socket } = await open();
  const unused = await socket();
  const idle = await socket("/");
  await once(idle, "data");
  const busy = await socket("/slow");
  while (answering.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const gone = [once(unused, "close"), once(idle, "close")];
  let isStopped = false;
  const stopped = drain().then(() => {
    isStopped = true;
  });
  for (const one of [unused, idle]) one.resume();
  await Promise.all(gone);
  expect(isStopped).toBe(false);
  const answer = once(busy, "data");
  answering[0]?.end("late");
  expect(String((await answer)[0])).toContain("late");
  await stopped;
});

it("a stopping server sends a large response to its end, even if it is read slowly", async () => {
  const { drain, socket } = await open();
  const reader = await socket("/large");
  await once(reader, "readable");
  const stopped = drain();
  let received = 0;
  for await (const chunk of reader) received += chunk.length;
  await stopped;
  expect(received).toBeGreaterThan(LARGE);
});

it("a stopping server sends answers queued behind a running request on the same connection", async () => {
  const { drain, socket } = await open();
  const before = answering.length;
  const busy = await socket("/slow");
  busy.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
  while (answering.length === before) await new Promise((resolve) => setImmediate(resolve));
  const stopped = drain();
  answering.at(-1)?.end("late");
  let received = "";
  for await (const chunk of busy) received += chunk;
  await stopped;
  expect(received).toMatch(/late[\s\S]*done/);
});

it("a server that stops with a delay answers new connections until then, and ends each with its answer", async () => {
  const { drain, socket, server } = await open();
  const idle = await socket("/");
  await once(idle, "data");
  const stopped = drain(300);
  for (const used of [idle, await socket()]) {
    let answer = "";
    used.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
    for await (const chunk of used) answer += chunk;
    expect(answer).toMatch(/^connection: close\r$/im);
  }
  expect(server.listening).toBe(true);
  await stopped;
  expect(server.listening).toBe(false);
});
