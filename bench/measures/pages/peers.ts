import { listAddresses } from "../../honest/addresses.ts";
import type { Load } from "../../load.ts";
import { startNext } from "../../next/server.ts";
import { readPeerData } from "../../peer/peer-data.ts";
import { startPeer } from "../../peer/server.ts";
import { drivePages } from "./drive-pages.ts";

/** Other implementations of the same list; each function returns the pages per second of one round. */
export interface Peers {
  bareReact(): Promise<number>;
  nextJs(): Promise<number>;
  stop(): void;
}

/** Starts them with the products of the shop. */
export async function startPeers(shopUrl: string): Promise<Peers> {
  const data = await readPeerData(shopUrl, "porcelain");
  const [bare, next] = [await startPeer(data), await startNext(data)];
  const addresses = listAddresses("/");
  return {
    bareReact: async () => whole("bare React", await drivePages(bare.url, addresses)),
    // The best compression that Next.js supports.
    nextJs: async () => whole("Next.js", await drivePages(next.url, addresses, "gzip")),
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
