import { median } from "../../figure.ts";
import { inTurn, listAddresses } from "../../honest/addresses.ts";
import { driveUnseen } from "../../honest/unseen.ts";
import { load } from "../../load.ts";
import { readPeerData } from "../../peer/peer-data.ts";
import { startPeer } from "../../peer/server.ts";
import { type BenchShop, startShop } from "../../shop.ts";

const LIST = "/en/product/list/porcelain/";
const BROTLI = { "accept-encoding": "br", accept: "text/html" };
const ROUNDS = 3;
const SECONDS = 6;
/** Bytes of the shortest answer that can be the page, compressed. */
const LEAST_BYTES = 5000;
/** A kept page takes more than this, so that none is kept. */
const NO_PAGES_MB = "0.001";

export interface Unseen {
  list: { perSecond: number; p99Ms: number };
  /** Pages per second of the peer. */
  peer: number;
  others: { kind: string; rendered: number; p99Ms: number }[];
}

/** Loads the list and the peer in turns, so that both see the same machine; then other kinds of pages on a shop that keeps none. */
export async function measureUnseen(shop: BenchShop): Promise<Unseen> {
  const peer = await startPeer(await readPeerData(shop.url, "porcelain"));
  const [ofShop, ofPeer] = [listAddresses(LIST), listAddresses("/")];
  const lists: { perSecond: number; p99Ms: number }[] = [];
  const peers: number[] = [];
  // Neither is measured before its code is compiled.
  for (let round = -1; round < ROUNDS; round++) {
    const seen = await driveUnseen(shop.pageCounts, () => drive(shop.url, ofShop));
    const other = await drive(peer.url, ofPeer);
    if (other.failed > 0 || other.short > 0)
      throw new Error(`the peer failed ${other.failed} times, ${other.short} answers were too short`);
    process.stdout.write(`  list ${seen.perSecond.toFixed(0)} pages/s, peer ${other.perSecond.toFixed(0)}\n`);
    if (round < 0) continue;
    lists.push(seen);
    peers.push(other.perSecond);
  }
  peer.stop();
  const best = { perSecond: median(lists.map((one) => one.perSecond)), p99Ms: median(lists.map((one) => one.p99Ms)) };
  return { list: best, peer: median(peers), others: await measureOthers(shop) };
}

const drive = (url: string, nextPath: () => string) => load({ url, seconds: SECONDS, headers: BROTLI, nextPath, leastBytes: LEAST_BYTES });

/** What does not change by parameters has too few addresses to be new each time: each request is rendered, because nothing is kept. */
async function measureOthers(shop: BenchShop): Promise<Unseen["others"]> {
  const products = await productAddresses(shop.url);
  const stories = await storyAddresses(shop.url);
  const homes = ["/en/", "/es/"];
  const forgetful = await startShop({ environment: { PAGE_CACHE_MB: NO_PAGES_MB } });
  const others: Unseen["others"] = [];
  for (const [kind, addresses] of Object.entries({ "product page": products, "story page": stories, "home page": homes })) {
    const next = inTurn(addresses);
    await drive(forgetful.url, next);
    const before = await forgetful.pageCounts();
    const seen = await drive(forgetful.url, next);
    const after = await forgetful.pageCounts();
    if (after.hits > before.hits || seen.failed > 0 || seen.short > 0)
      throw new Error(`${kind}: ${JSON.stringify({ before, after, seen })}`);
    // Requests for one page at the same time share a render, so that renders are counted, not answers.
    process.stdout.write(`  ${kind} ${((after.misses - before.misses) / seen.seconds).toFixed(0)} pages/s\n`);
    others.push({ kind, rendered: (after.misses - before.misses) / seen.seconds, p99Ms: seen.p99Ms });
  }
  await forgetful.stop();
  return others;
}

async function productAddresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/en-sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?(\/en\/product\/detail\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? "").slice(0, 400);
}

async function storyAddresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/en-sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?(\/en\/blog\/articles\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? "");
}
