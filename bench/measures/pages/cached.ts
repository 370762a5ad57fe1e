import { spawnSync } from "node:child_process";
import { request } from "node:http";
import { startBareServer } from "../../bare-server.ts";
import { type Figure, median } from "../../figure.ts";
import { load } from "../../load.ts";
import type { BenchShop } from "../../shop.ts";

const PAGES = { "list page": "/en/product/list/porcelain/", article: "/en/blog/articles/cleaning-travertine/" };
const BROTLI = { "accept-encoding": "br" };
const ROUNDS = 11;
const SECONDS = 2;
const REQUESTS_BEFORE = 4;
/** Allowed ratio to the bare server: both send the same bytes, so a difference is measurement noise. */
const NOISE = 1.15;

/** Measures cached pages in turns with a bare server that sends the same bytes, by the bench's own load and by wrk where it is installed. */
export async function measureCached(shop: BenchShop): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, path] of Object.entries(PAGES)) {
    const sent = await settled(shop.url + path);
    const bare = await startBareServer(sent.headers, sent.body);
    const own = await turns(async (url) => load({ url, seconds: SECONDS, headers: BROTLI }), shop.url + path, bare.url);
    const outside = hasWrk() ? await turns(wrk, shop.url + path, bare.url) : null;
    // The benchmark's own garbage collection delays all responses, including those of the bare server.
    const p99Ms = (outside ?? own).p99Ms;
    figures.push(ratio(`cached ${kind} against a bare server, same bytes`, own.ratio), {
      name: `cached ${kind}, p99 at 16 connections`,
      value: p99Ms,
      unit: "ms",
      goal: { atMost: 5 },
    });
    if (outside) figures.push(ratio(`cached ${kind} against a bare server, by wrk`, outside.ratio));
    else process.stdout.write(`  skipped: cached ${kind} by wrk, which is not installed\n`);
    bare.stop();
    const { body } = await raw(shop.url + path);
    if (!body.equals(sent.body)) throw new Error(`${kind}: the shop sent ${body.length} bytes, the bare server ${sent.body.length}`);
  }
  return figures;
}

const ratio = (name: string, value: number): Figure => ({ name, value, unit: "×", goal: { atLeast: 0.85 }, possible: { atMost: NOISE } });

type Drive = (url: string) => Promise<{ perSecond: number; p99Ms: number }>;

async function turns(drive: Drive, own: string, bare: string): Promise<{ ratio: number; p99Ms: number }> {
  const ratios: number[] = [];
  const p99s: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const limit = await drive(bare);
    const seen = await drive(own);
    ratios.push(seen.perSecond / limit.perSecond);
    p99s.push(seen.p99Ms);
  }
  return { ratio: median(ratios), p99Ms: median(p99s) };
}

const hasWrk = (): boolean => spawnSync("wrk", ["--version"]).error === undefined;

async function wrk(url: string): Promise<{ perSecond: number; p99Ms: number }> {
  const { stdout } = spawnSync("wrk", ["-t1", "-c16", `-d${SECONDS}`, "-H", "accept-encoding: br", "--latency", url], { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk on ${url}: ${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99 = "NaN", unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { perSecond, p99Ms: Number(p99) * (unit === "us" ? 0.001 : unit === "s" ? 1000 : 1) };
}

/** Returns the page as the shop sends it from its cache, from its second request on, well compressed after its third. */
async function settled(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  for (let request = 0; request < REQUESTS_BEFORE; request++) {
    await raw(url);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return raw(url);
}

function raw(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: BROTLI }, (answer) => {
      const chunks: Buffer[] = [];
      const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ headers, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}
