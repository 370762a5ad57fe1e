import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";

const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Empty</title><script type="module" src="/empty.js"></script></head><body><div id="app"></div></body></html>`;

/** Builds and serves a page that has React and the router, as the shop's pages do, and nothing else. */
export async function serveEmpty(): Promise<{ url: string; scriptBytes: number; stop(): void }> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, rolldownOptions: { input: fileURLToPath(new URL("./page.ts", import.meta.url)) } },
  })) as Rolldown.RolldownOutput;
  const script = built.output.map((part) => ("code" in part ? part.code : "")).join("\n");
  const server = createServer(({ url }, outgoing) => {
    const isScript = url === "/empty.js";
    outgoing.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8" });
    outgoing.end(isScript ? script : PAGE);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, scriptBytes: script.length, stop: () => void server.close() };
}
