import type { bagCalls } from "@azulejo/contract";
import type { BagLine, MergeNote } from "@azulejo/contract/areas/bag.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession, type Work } from "../../../context.ts";
import { refuseWhilePaying } from "../../order/index.ts";
import { addLine, addPromotionCodes, deleteLines, selectBag, updateBag, updateLine } from "../bag.repository.ts";
import { fitRooms, MAX_CODES, MAX_LINES, MAX_QUANTITY } from "../bag.rules.ts";
import { activeOrNewBag, requireOpenBag, showBag } from "../open-bag.ts";
import { acceptQuantityBreaks } from "../pricing/accept-quantity-breaks.ts";
import { type PricedLine, priceBag } from "../pricing/price-bag.ts";
import type { StoredBag, StoredLine } from "../stored-bag.ts";
import { type JoinedLine, joinLines, mergedQuantity } from "./merge.rules.ts";

/**
 * Merges a guest's bag into the caller's own. If there is nothing to merge, it becomes the caller's own bag. Merging the same bag again
 * does nothing.
 */
export const mergeBag: Verb<typeof bagCalls.merge> = async (context, { shoppingBagQuoteId }) => {
  const { accountId } = requireSession(context);
  const { bagId, notes } = await inTransaction(context, async (inside) => {
    const known = await selectBag(inside.query, inside.storefront.id, shoppingBagQuoteId, true);
    const joinedBefore = known?.status === "joined" && known.accountId === accountId;
    if (joinedBefore) return { bagId: (await activeOrNewBag(inside)).id, notes: [] };
    const guest = await requireOpenBag(inside, shoppingBagQuoteId);
    if (guest.accountId === accountId) return { bagId: guest.id, notes: [] };
    const own = await activeOrNewBag(inside);
    await refuseWhilePaying(inside, guest.id);
    await refuseWhilePaying(inside, own.id);
    return { bagId: own.id, notes: await join(inside, own, guest, accountId) };
  });
  return { bag: await showBag(context, bagId), notes };
};

async function join(inside: Context, own: StoredBag, guest: StoredBag, accountId: number): Promise<MergeNote[]> {
  const pickupPlaceId = own.pickupPlaceId ?? guest.pickupPlaceId;
  const joined = joinLines(own.lines, guest.lines);
  const priced = await priceBag(inside, { ...own, pickupPlaceId, lines: joined.map(({ line }) => line) });
  const notes: MergeNote[] = [];
  let room = MAX_LINES - own.lines.length;
  const most = roomByKind(inside, priced.lines, joined);
  for (const [index, { available, item, name }] of priced.lines.entries()) {
    const { line, brought } = joined[index] ?? {};
    if (!line || !brought) continue;
    const kind = item?.kind ?? "item";
    const fits = line.lineId > 0 || room-- > 0;
    const limit = Math.min(MAX_QUANTITY, most.get(kind) ?? MAX_QUANTITY);
    const kept = fits && limit > 0 ? mergedQuantity(line.quantity, { limit, available }) : 0;
    most.set(kind, (most.get(kind) ?? Number.POSITIVE_INFINITY) - kept);
    if (kept > 0) await writeLine(inside, own.id, { ...line, quantity: kept, rooms: fitRooms(line.rooms, kept) });
    notes.push({ itemNo: item?.itemNo ?? "", name, wanted: line.quantity, kept });
  }
  await deleteLines(
    inside.query,
    guest.id,
    guest.lines.map((line) => line.lineId),
  );
  const codes = guest.promotionCodes.filter((code) => !own.promotionCodes.includes(code));
  await addPromotionCodes(inside.query, own.id, codes.slice(0, Math.max(0, MAX_CODES - own.promotionCodes.length)));
  await updateBag(inside.query, guest.id, { status: "joined", accountId });
  const checkout = { ...guest.checkout, ...own.checkout };
  await updateBag(inside.query, own.id, { checkout, ...(pickupPlaceId !== null && { pickupPlaceId }) });
  await acceptQuantityBreaks(inside, own.id);
  return notes;
}

/** Returns how many gift cards and samples fit beside the account's own lines that the merge does not change. */
function roomByKind({ storefront }: Work, priced: PricedLine[], joined: JoinedLine[]): Map<BagLine["kind"], number> {
  const { giftCardsPerOrder, samplesPerOrder } = storefront.settings.limits;
  const kept = (kind: string) =>
    priced.filter((one, index) => one.item?.kind === kind && !joined[index]?.brought).reduce((sum, { line }) => sum + line.quantity, 0);
  return new Map([
    ["electronic", giftCardsPerOrder - kept("electronic")],
    ["sample", samplesPerOrder - kept("sample")],
  ]);
}

async function writeLine({ query }: Work, bagId: string, line: StoredLine): Promise<void> {
  if (line.lineId === 0) await addLine(query, bagId, line, MAX_QUANTITY);
  else await updateLine(query, bagId, line.lineId, { quantity: line.quantity, rooms: line.rooms, sampleLot: line.sampleLot });
}
