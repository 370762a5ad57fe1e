import type { Context } from "../../../context.ts";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";
import { selectSampleLots } from "../sample-lot.repository.ts";
import type { StoredLine } from "../stored-bag.ts";
import type { AvailableLot } from "./available-lot.ts";

/** The lot of a buyer's sample. */
export interface SampleLot {
  code: string;
  /** The units available at the places that may serve the line. */
  available: number;
}

/** The lot of the buyer's last sample, by the sample's item number. */
export type SampleLots = Map<string, string>;

const DAY_MS = 86_400_000;

/**
 * Returns the lots of the samples that the signed-in buyer ordered in the last days. None for a guest, so that a guest's bag doesn't reveal
 * what others ordered.
 */
export async function readSampleLots(context: Context, lines: StoredLine[], products: StoredProduct[]): Promise<SampleLots> {
  const { session, query, storefront } = context;
  const inBag = new Set(lines.map((line) => line.itemId));
  const items = products.flatMap((product) => product.items).filter((item) => inBag.has(item.id));
  const samples = [...new Set(items.flatMap((item) => item.sampleItemNo ?? []))];
  if (!session || samples.length === 0) return new Map();
  const since = new Date(context.now().getTime() - storefront.settings.lots.sampleDays * DAY_MS);
  return selectSampleLots(query, { storefrontId: storefront.id, accountId: session.accountId, samples, since });
}

/** Returns the lot that a line should match: the one that the buyer has named, or that of the last sample. */
export function sampleLotOf(
  line: Pick<StoredLine, "sampleLot">,
  item: Pick<StoredItem, "sampleItemNo">,
  sampleLots: SampleLots,
  near: AvailableLot[],
): SampleLot | null {
  const wanted = line.sampleLot ?? (item.sampleItemNo === null ? undefined : sampleLots.get(item.sampleItemNo));
  if (wanted === undefined) return null;
  const found = near.filter((lot) => lot.code.toLowerCase() === wanted.toLowerCase());
  return { code: found[0]?.code ?? wanted, available: found.reduce((sum, lot) => sum + lot.available, 0) };
}
