import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createWebhookSender } from "./webhook-sender.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(answer: RequestListener): Promise<{ url: string; port: number; calls: () => number; drop: () => void }> {
  let calls = 0;
  const server = createServer((incoming, outgoing) => {
    calls += 1;
    answer(incoming, outgoing);
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port, calls: () => calls, drop: () => server.closeAllConnections() };
}
let connections = 0;
const own = createWebhookSender({ networks: ["127.0.0.0/8"], limitMs: 300 });
const strict = createWebhookSender({ networks: [], limitMs: 300 });

describe("a message to another system", () => {
  it("is taken with a status from 200 to 299", async () => {
    const { url } = await listen((_, outgoing) => outgoing.writeHead(202).end("thanks"));
    expect(await own.post(url, "{}", {})).toEqual({ status: 202, answer: "thanks", failure: null });
  });

  it("uses a connection again, and a new one if the receiver has closed it", async () => {
    const { url, drop } = await listen((_, outgoing) => outgoing.end());
    const before = connections;
    for (let turn = 0; turn < 3; turn++) expect(await own.post(url, "{}", {})).toMatchObject({ status: 200, failure: null });
    expect(connections - before).toBe(1);
    drop();
    for (let turn = 0; turn < 3; turn++) expect(await own.post(url, "{}", {})).toMatchObject({ status: 200, failure: null });
    expect(connections - before).toBeGreaterThan(1);
  });

  it("follows no redirect", async () => {
    const inner = await listen((_, outgoing) => outgoing.end());
    const { url } = await listen((_, outgoing) => outgoing.writeHead(301, { location: inner.url }).end());
    expect(await own.post(url, "{}", {})).toMatchObject({ status: 301, failure: "the receiver answered 301" });
    expect(inner.calls()).toBe(0);
  });

  it("waits for no receiver that hangs, before or within its answer", async () => {
    const silent = await listen(() => undefined);
    const slow = await listen((_, outgoing) => void outgoing.writeHead(200).write("a"));
    expect(await own.post(silent.url, "{}", {})).toMatchObject({ status: null, failure: "the receiver took too long" });
    expect(await own.post(slow.url, "{}", {})).toMatchObject({ failure: "the receiver took too long" });
  });

  it("reads the beginning of an endless answer", async () => {
    const { url } = await listen((_, outgoing) => {
      const more = () => {
        while (!outgoing.destroyed && outgoing.write("x".repeat(65_536)));
      };
      outgoing.writeHead(200).on("drain", more);
      more();
    });
    const { answer, failure } = await own.post(url, "{}", {});
    expect([answer?.length, failure]).toEqual([2048, null]);
  });

  it("reaches nothing private: neither by number nor by a name that leads there", async () => {
    const { url, port } = await listen((_, outgoing) => outgoing.end());
    connections = 0;
    expect((await strict.post(url, "{}", {})).failure).toBe("the address is private");
    expect((await strict.post(`https://127.0.0.1:${port}/`, "{}", {})).failure).toBe("the address is private");
    expect((await strict.post(`https://[::ffff:127.0.0.1]:${port}/`, "{}", {})).failure).toBe("the address is private");
    expect((await strict.post(`https://0x7f000001:${port}/`, "{}", {})).failure).toBe("the address is private");
    expect((await strict.post(`https://localhost:${port}/`, "{}", {})).failure).toBe("localhost is a private address");
    expect(connections).toBe(0);
  });

  it("goes nowhere without TLS but to the shop's own networks, and never with a password in the address", () => {
    expect(own.faultOf("http://hooks.example/")).toBe("the address does not use HTTPS");
    expect(own.faultOf("https://hooks.example/")).toBeNull();
    expect(own.faultOf("https://me:secret@hooks.example/")).toBe("the address has a user name");
  });
});
