import { type Query, recordChanges } from "@azulejo/database";
import { moveStock, openLots, received, returned, sold, stockChanges } from "../../stock/index.ts";
import { countStanding, lockLots, lockYardStock, selectLastMovement, type YardStock } from "./slab-stock.repository.ts";
import { stockChange, unitsToReceive, unitsWithoutSlab } from "./slab-stock.rules.ts";

interface TakenIn {
  codes: readonly string[];
  /** Whether the slabs are included in stock that isn't assigned to slabs; undefined if staff haven't said so. */
  areInStock?: boolean | undefined;
  staffId: number | null;
}

/**
 * Adds recorded slabs to stock, in the caller's transaction. A bundle is a lot of its item.
 * @returns null once they are added; if staff haven't said whether stock already includes them, nothing is changed, and the number of units
 * that aren't assigned to slabs is returned
 */
export async function receiveSlabs(
  query: Query,
  bundle: { itemId: number; placeId: number; code: string },
  { codes, areInStock, staffId }: TakenIn,
): Promise<number | null> {
  if (codes.length === 0) return null;
  const onHand = onHandOf(await lockLots(query, bundle));
  const [taken, standing] = [codes.length, (await countStanding(query, bundle)) - codes.length];
  const units = unitsToReceive({ taken, standing, onHand, areInStock });
  if (units === null) return unitsWithoutSlab({ standing, onHand });
  if (units === 0) return null;
  const [lotId = 0] = await openLots(query, [{ ...bundle, shade: null, caliber: null }]);
  const document = `slabs:${codes[0]}:${codes.length}`;
  await moveStock(query, lotId, received(units), { document, note: codes.join(", "), staffId: staffId ?? undefined });
  return null;
}

/** Returns a place's units of an item beyond its number of slabs. Locks the lots. */
export async function countWithoutSlab(query: Query, yard: { itemId: number; placeId: number }): Promise<number> {
  const onHand = onHandOf(await lockLots(query, yard));
  return unitsWithoutSlab({ standing: await countStanding(query, yard), onHand });
}

const onHandOf = (lots: YardStock["lots"]): number => lots.reduce((sum, lot) => sum + lot.onHand, 0);

interface Change {
  isSold: boolean;
  /** Null for a change that no staff member has made. */
  staffId: number | null;
  /** What has made it then. */
  cause?: string;
}

/** Adjusts the stock of a slab's item to the number of slabs, in the caller's transaction, which has changed the slab's state. */
export async function settleSlab(
  { query }: { query: Query },
  { slab, code }: { slab: { id: number }; code: string },
  { isSold, staffId, cause }: Change,
): Promise<void> {
  const stock = await lockYardStock(query, slab.id);
  const document = `slab:${code}`;
  // A sale that took a unit out of stock is undone by one, also where the stock has units without a slab.
  const isUndone = !isSold && (await selectLastMovement(query, document)) === "sold";
  const change = isUndone ? 1 : stockChange({ standing: await countStanding(query, stock), onHand: onHandOf(stock.lots), isSold });
  if (change === 0) return;
  const lotId = change < 0 ? lotToTakeFrom(stock) : await ownLot(query, stock);
  await moveStock(query, lotId, change < 0 ? sold(1) : returned(1), {
    document,
    note: cause === undefined ? code : `${code} (${cause})`,
    staffId: staffId ?? undefined,
  });
  await recordChanges(query, stockChanges([stock.productId]));
}

async function ownLot(query: Query, { itemId, placeId, code }: YardStock): Promise<number> {
  const [lotId = 0] = await openLots(query, [{ itemId, placeId, code, shade: null, caliber: null }]);
  return lotId;
}

/** Returns the bundle's own lot if it has an unreserved unit; otherwise the lot with the most unreserved units. */
function lotToTakeFrom({ code, lots }: YardStock): number {
  const free = ({ onHand, reserved }: YardStock["lots"][number]): number => onHand - reserved;
  const [most] = lots.filter(({ onHand }) => onHand > 0).toSorted((a, b) => free(b) - free(a) || a.id - b.id);
  const own = lots.find((lot) => lot.code === code && free(lot) > 0);
  return (own ?? most)?.id ?? 0;
}
