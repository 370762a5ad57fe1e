import { listAddresses } from "../../honest/addresses.ts";
import type { Load } from "../../load.ts";
import { startNext } from "../../next/server.ts";
import { readPeerData } from "../../peer/peer-data.ts";
import { startPeer } from "../../peer/server.ts";
import { drivePages } from "./drive-pages.ts";

/** Other implementations of the same list. */
export interface Peers {
  /** Returns the pages per second of one round. */
  bareReact(): Promise<number>;
  /** Returns the pages per second of one round, and the milliseconds of processor time that a page took. */
  nextJs(): Promise<{ perSecond: number; processorMs: number }>;
  stop(): void;
}

/** Starts them with the products of the shop. */
export async function startPeers(shopUrl: string): Promise<Peers> {
  const data = await readPeerData(shopUrl, "porcelain");
  const [bare, next] = [await startPeer(data), await startNext(data)];
  const addresses = listAddresses("/");
  return {
    bareReact: async () => whole("bare React", await drivePages(bare.url, addresses)),
    async nextJs() {
      const before = next.processorSeconds();
      // The best compression that Next.js supports.
      const seen = await drivePages(next.url, addresses, "gzip");
      return { perSecond: whole("Next.js", seen), processorMs: ((next.processorSeconds() - before) * 1000) / seen.answered };
    },
    stop() {
      bare.stop();
      next.stop();
    },
  };
}

/** @throws if not each request was answered with a whole page */
function whole(peer: string, { failed, short, perSecond }: Load): number {
  if (failed > 0 || short > 0) throw new Error(`${peer} failed ${failed} times, ${short} answers were too short`);
  return perSecond;
}
