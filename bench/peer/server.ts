import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { PeerData } from "./page.tsx";
import { renderPeer } from "./render-peer.ts";

const compress = promisify(brotliCompress);
/** The compression level that the shop uses for a page that it sends for the first time. */
const QUALITY = 1;

/**
 * The same list by bare React on `node:http`, in a process of its own: 24 cards, facets and the shell from memory, filtered by the
 * address, rendered by React's streaming renderer and compressed like the shop's. No router, no translations, no sessions, no policy.
 */
export async function startPeer(data: PeerData): Promise<{ url: string; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), ["serve"], { execArgv: process.execArgv });
  child.send(data);
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [data] = (await once(process, "message")) as [PeerData];
  const server = createServer(async (incoming, answer) => {
    const html = await renderPeer(data, new URL(incoming.url ?? "/", "http://peer").searchParams);
    const bytes = await compress(Buffer.from(html), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    answer.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": bytes.length });
    answer.end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.send?.((server.address() as AddressInfo).port);
}
