import { median } from "../../figure.ts";
import { inTurn } from "../../honest/addresses.ts";
import { type BenchShop, forget, startFilledShop } from "../../shop.ts";
import { drivePages } from "./drive-pages.ts";
import type { Peers } from "./peers.ts";

/** Cache size in MB that is too small for any page, so that none is cached. */
const NO_PAGES_MB = "0.001";
/** Rounds until the code of a kind of page is compiled. */
const WARM_UP = 6;
const ROUNDS = 9;

export interface RenderedAnew {
  kind: string;
  perSecond: number;
  p99Ms: number;
  /** Speed relative to the same list by bare React, measured in the same minute. */
  ofBareReact: number;
  ofNextJs: number;
  /** The processor time of a page of Next.js relative to that of this page, with its database; above 1, this page takes less. */
  ofNextJsProcessor: number;
}

/**
 * Loads pages that have too few addresses for each request to be a new one, on a shop that keeps no pages, so that each is rendered.
 * All kinds and the peers' lists take turns, so that each sees the same machine and code that has been compiled for as long.
 */
export async function measureRenderedAnew(shop: BenchShop, peers: Peers): Promise<RenderedAnew[]> {
  const kinds = {
    "product page": inTurn(await productAddresses(shop.url)),
    "story page": inTurn(await storyAddresses(shop.url)),
    "home page": inTurn(["/en/", "/es/"]),
  };
  const forgetful = await startFilledShop({ PAGE_CACHE_MB: NO_PAGES_MB });
  const rounds: RenderedAnew[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [bareReact, nextJs] = [await peers.bareReact(), await peers.nextJs()];
    for (const [kind, next] of Object.entries(kinds)) {
      const { perSecond, p99Ms, processorMs } = await driveOnce(kind, forgetful, next);
      const ofNextJsProcessor = nextJs.processorMs / processorMs;
      const one = { kind, perSecond, p99Ms, ofBareReact: perSecond / bareReact, ofNextJs: perSecond / nextJs.perSecond, ofNextJsProcessor };
      if (round >= 0) rounds.push(one);
    }
  }
  await forgetful.stop();
  forget(forgetful.dataDir);
  return Object.keys(kinds).map((kind) => medianOf(rounds.filter((round) => round.kind === kind)));
}

function medianOf(rounds: RenderedAnew[]): RenderedAnew {
  const of = (name: Exclude<keyof RenderedAnew, "kind">) => median(rounds.map((round) => round[name]));
  const { kind = "" } = rounds[0] ?? {};
  const one = {
    kind,
    perSecond: of("perSecond"),
    p99Ms: of("p99Ms"),
    ofBareReact: of("ofBareReact"),
    ofNextJs: of("ofNextJs"),
    ofNextJsProcessor: of("ofNextJsProcessor"),
  };
  process.stdout.write(`  ${kind} ${one.perSecond.toFixed(0)} pages/s, ${one.ofNextJs.toFixed(2)} of Next.js\n`);
  return one;
}

/** @throws if a page came from the cache, failed or was too short */
async function driveOnce(kind: string, shop: BenchShop, next: () => string) {
  const before = await shop.pageCounts();
  const used = shop.processorSeconds();
  const seen = await drivePages(shop.url, next);
  const after = await shop.pageCounts();
  if (after.hits > before.hits || seen.failed > 0 || seen.short > 0) throw new Error(`${kind}: ${JSON.stringify({ before, after, seen })}`);
  // Requests for one page at the same time share a render, so that renders are counted, not answers.
  const pages = after.misses - before.misses;
  const processorMs = ((shop.processorSeconds() - used) * 1000) / pages;
  return { perSecond: pages / seen.seconds, p99Ms: seen.p99Ms, processorMs };
}

async function productAddresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/en-sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?(\/en\/product\/detail\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? "").slice(0, 400);
}

async function storyAddresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/en-sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?(\/en\/blog\/articles\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? "");
}
