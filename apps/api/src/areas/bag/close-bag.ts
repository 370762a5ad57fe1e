import type { Query } from "@azulejo/database";
import { addLine, exceedsOrder, insertBag, markOrdered, selectBag, selectOrderedLines, updateBag } from "./bag.repository.ts";
import { MAX_QUANTITY } from "./bag.rules.ts";
import { addedMeanwhile } from "./close-bag.rules.ts";
import { newBagId } from "./open-bag.ts";
import type { StoredBag, StoredLine } from "./stored-bag.ts";

interface Placed {
  id: number;
  bagId: string;
  storefrontId: number;
}

/**
 * Closes the bag of a placed order. Items added during bank authentication go into the next bag.
 * @returns the state that the bag was in
 */
export async function closeBag(query: Query, order: Placed): Promise<StoredBag["status"] | null> {
  const status = await markOrdered(query, order.storefrontId, order.bagId);
  if (status === null || status === "quoted" || !(await exceedsOrder(query, order.bagId, order.id))) return status;
  const bag = await selectBag(query, order.storefrontId, order.bagId);
  const added = bag && addedMeanwhile(bag.lines, await selectOrderedLines(query, order.id));
  if (added && added.length > 0) await updateBag(query, bag.id, { nextBagId: await openNextBag(query, order.storefrontId, bag, added) });
  return status;
}

/** Closes a bag for which a sales quote was requested, and opens an empty one for the buyer. */
export async function setBagAside(query: Query, storefrontId: number, bag: StoredBag): Promise<void> {
  await updateBag(query, bag.id, { status: "quoted" });
  await updateBag(query, bag.id, { nextBagId: await openNextBag(query, storefrontId, bag, []) });
}

async function openNextBag(query: Query, storefrontId: number, bag: StoredBag, lines: StoredLine[]): Promise<string> {
  const id = newBagId();
  await insertBag(query, id, storefrontId, bag.accountId);
  await updateBag(query, id, { checkout: bag.checkout, ...(bag.pickupPlaceId !== null && { pickupPlaceId: bag.pickupPlaceId }) });
  for (const line of lines) await addLine(query, id, line, MAX_QUANTITY);
  return id;
}
