import type { Figure } from "../../figure.ts";
import { listAddresses } from "../../honest/addresses.ts";
import { driveUnseen } from "../../honest/unseen.ts";
import { load } from "../../load.ts";
import { forget, startFilledShop } from "../../shop.ts";

const ADDRESSES = 10_000;
const SECONDS_AT_ONCE = 10;
/** A page that is requested during the flood and must stay in the cache. */
const KEPT = "/en/";

/**
 * Requests ten thousand different addresses from a newly started shop, and then measures its memory and whether a cached page stayed in the
 * cache.
 */
export async function measureFlood(): Promise<Figure[]> {
  const shop = await startFilledShop();
  const next = listAddresses("/en/product/list/porcelain/");
  // Twice, because a cache that is nearly full takes a page on its second request.
  for (let time = 0; time < 2; time++) await (await fetch(shop.url + KEPT)).arrayBuffer();
  const drive = () => load({ url: shop.url, seconds: SECONDS_AT_ONCE, headers: { "accept-encoding": "br" }, nextPath: next });
  for (let answered = 0; answered < ADDRESSES; ) answered += (await driveUnseen(shop.pageCounts, drive)).answered;
  const before = await shop.pageCounts();
  await (await fetch(shop.url + KEPT)).arrayBuffer();
  const isKept = (await shop.pageCounts()).hits > before.hits;
  if (!isKept) throw new Error("the flood drove the home page out of the cache");
  const value = shop.residentMb();
  await shop.stop();
  forget(shop.dataDir);
  return [{ name: "resident memory after 10,000 different addresses", value, unit: "MB", goal: { atMost: 700 } }];
}
