import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const brotli = promisify(brotliCompress);
const QUALITY = 5;

interface StaticSite {
  url: string;
  stop(): void;
}

/**
 * Serves the shop's pages as static HTML: without scripts, with the same styles, fonts and pictures, each from memory after its first
 * request. If the shop's own page has worse results, its scripts are the cause.
 */
export async function serveStatic(shopUrl: string): Promise<StaticSite> {
  const kept = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>();
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const key = `${path} ${incoming.headers.accept} ${incoming.headers.cookie}`;
    const found = kept.get(key) ?? read(shopUrl + path, incoming.headers);
    kept.set(key, found);
    const { status, headers, body } = await found;
    outgoing.writeHead(status, headers);
    outgoing.end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

const KEPT_HEADERS = ["content-type", "cache-control", "vary", "location"];

async function read(url: string, { accept = "*/*", cookie = "" }: { accept?: string | undefined; cookie?: string | undefined }) {
  const answer = await fetch(url, { redirect: "manual", headers: { accept, cookie } });
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = isPage ? withoutScripts(bytes.toString("utf8")) : null;
  const { body, encoding } = await compressed(text === null ? bytes : Buffer.from(text), answer.headers.get("content-type") ?? "");
  const headers = Object.fromEntries(KEPT_HEADERS.flatMap((name) => [[name, answer.headers.get(name)]]).filter(([, value]) => value));
  return { status: answer.status, headers: { ...headers, ...encoding, "content-length": String(body.length) }, body };
}

/** Text is compressed as the shop compresses it. */
async function compressed(bytes: Buffer, type: string): Promise<{ body: Buffer; encoding: Record<string, string> }> {
  if (!/text|json|svg|javascript/.test(type)) return { body: bytes, encoding: {} };
  const body = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { body, encoding: { "content-encoding": "br" } };
}

/** @throws if a page had no script to remove, because then it isn't the shop's */
function withoutScripts(html: string): string {
  const bare = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replaceAll(/<link[^>]* rel="late"[^>]*>/g, "");
  if (bare.length === html.length) throw new Error("the page has no scripts to compare with");
  return bare;
}
