import { median } from "../../figure.ts";
import { listAddresses } from "../../honest/addresses.ts";
import { driveUnseen } from "../../honest/unseen.ts";
import type { BenchShop } from "../../shop.ts";
import { drivePages } from "./drive-pages.ts";
import type { Peers } from "./peers.ts";

const LIST = "/en/product/list/porcelain/";
/** Rounds until the code of a list is compiled. */
const WARM_UP = 6;
const ROUNDS = 9;

export interface UnseenList {
  perSecond: number;
  p99Ms: number;
  /** Pages per second of the same list by bare React, and by Next.js. */
  bareReact: number;
  nextJs: number;
  /** Speed relative to them, in the same turn. */
  ofBareReact: number;
  ofNextJs: number;
}

/** Loads the list and its peers in turns, so that all see the same machine. */
export async function measureUnseen(shop: BenchShop, peers: Peers): Promise<UnseenList> {
  const addresses = listAddresses(LIST);
  const rounds: UnseenList[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const { perSecond, p99Ms } = await driveUnseen(shop.pageCounts, () => drivePages(shop.url, addresses));
    const [bareReact, nextJs] = [await peers.bareReact(), (await peers.nextJs()).perSecond];
    const one = { perSecond, p99Ms, bareReact, nextJs, ofBareReact: perSecond / bareReact, ofNextJs: perSecond / nextJs };
    const shown = [one.perSecond, one.bareReact, one.nextJs].map((value) => value.toFixed(0));
    process.stdout.write(`  list ${shown[0]} pages/s, bare React ${shown[1]}, Next.js ${shown[2]}\n`);
    if (round >= 0) rounds.push(one);
  }
  const of = (name: keyof UnseenList) => median(rounds.map((one) => one[name]));
  return {
    perSecond: of("perSecond"),
    p99Ms: of("p99Ms"),
    bareReact: of("bareReact"),
    nextJs: of("nextJs"),
    ofBareReact: of("ofBareReact"),
    ofNextJs: of("ofNextJs"),
  };
}
