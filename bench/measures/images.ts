import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Figure, median, percentile } from "../figure.ts";
import { load } from "../load.ts";
import { forget, startShop } from "../shop.ts";

const ROUNDS = 3;
const SECONDS = 4;
/** Uncached variants per format, each of a different picture. */
const MADE = 20;

/** Measures a cached variant compared with a bare server that reads the same bytes from disk, then uncached variants. */
export async function measureImages(): Promise<Figure[]> {
  const shop = await startShop();
  const addresses = faces().map((address) => `${shop.url}${address}`);
  const kept = `${addresses[0]}/m/640x0/filters:quality(72):format(webp)`;
  const file = `${shop.dataDir}/variant.webp`;
  writeFileSync(file, new Uint8Array(await settled(kept)));
  const bare = createServer(async (_, answer) => {
    const bytes = await readFile(file);
    answer.writeHead(200, { "content-type": "image/webp", "content-length": bytes.length });
    answer.end(bytes);
  }).listen(0, "127.0.0.1");
  await once(bare, "listening");
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  const rounds: { ratio: number; perSecond: number; p99Ms: number; failed: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const limit = await load({ url: bareUrl, seconds: SECONDS });
    const own = await load({ url: kept, seconds: SECONDS });
    rounds.push({ ...own, ratio: own.perSecond / limit.perSecond });
  }
  bare.close();
  const webp = await timeEach(addresses.slice(1, MADE + 1).map((address) => `${address}/m/640x0/filters:quality(72):format(webp)`));
  const avif = await timeEach(addresses.slice(1, MADE + 1).map((address) => `${address}/m/640x0/filters:quality(72):format(avif)`));
  await shop.stop();
  forget(shop.dataDir);
  return [
    { name: "kept variant of a picture", value: median(rounds.map((one) => one.perSecond)), unit: "requests/s" },
    { name: "kept variant, against a bare server that reads the same file", value: median(rounds.map((one) => one.ratio)), unit: "×" },
    { name: "kept variant, p99 at 16 connections", value: median(rounds.map((one) => one.p99Ms)), unit: "ms" },
    { name: "kept variant, refused", value: Math.max(...rounds.map((one) => one.failed)), unit: "requests", goal: { atMost: 0 } },
    { name: "WebP of 640 pixels made anew, median", value: median(webp), unit: "ms" },
    { name: "WebP of 640 pixels made anew, slowest tenth", value: percentile(webp, 0.9), unit: "ms" },
    { name: "AVIF of 640 pixels made anew, median", value: median(avif), unit: "ms" },
    { name: "AVIF of 640 pixels made anew, slowest tenth", value: percentile(avif, 0.9), unit: "ms" },
  ];
}

/** Returns addresses of product faces of the size that most have, so that all cost the same. */
function faces(): string[] {
  const manifest = new URL("../../seed/pictures/manifest.json", import.meta.url);
  const entries = JSON.parse(readFileSync(manifest, "utf8")) as {
    file: string;
    kind: string;
    hash: string;
    width: number;
    height: number;
  }[];
  const ofSize = Object.values(
    Object.groupBy(
      entries.filter(({ kind }) => kind === "face"),
      ({ width, height }) => `${width}x${height}`,
    ),
  );
  const [most = []] = ofSize.toSorted((a = [], b = []) => b.length - a.length);
  if (most.length <= MADE) throw new Error(`only ${most.length} faces have the same size`);
  return most.map(({ file, hash, width, height }) => `/assets/f/1001/${width}x${height}/${hash}/${file.slice(file.lastIndexOf("/") + 1)}`);
}

async function timeEach(urls: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    await settled(url);
    times.push(performance.now() - started);
  }
  return times;
}

/** Waits until the variant itself is served instead of its master. */
async function settled(url: string): Promise<ArrayBuffer> {
  for (;;) {
    const response = await fetch(url);
    const bytes = await response.arrayBuffer();
    if (response.headers.get("cache-control")?.includes("immutable")) return bytes;
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
  }
}
