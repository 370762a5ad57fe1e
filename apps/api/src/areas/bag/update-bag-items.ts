import { type bagCalls, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Room } from "@azulejo/database";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction, type Work } from "../../context.ts";
import { deleteLines, type LineChange, updateLine } from "./bag.repository.ts";
import { chooseFulfilment, fitRooms, MAX_QUANTITY, unitsOfRooms } from "./bag.rules.ts";
import { isSameLine } from "./merge/merge.rules.ts";
import { requireOpenBag, showBag } from "./open-bag.ts";
import { acceptQuantityBreaks } from "./pricing/accept-quantity-breaks.ts";
import { type PricedLine, priceBag } from "./pricing/price-bag.ts";
import { refuseOverLimits } from "./refuse-over-limits.ts";
import type { StoredBag, StoredLine } from "./stored-bag.ts";

type RequestedLine = ParsedInputOf<typeof bagCalls.update>["items"][number];

/** Changes all named lines or none. */
export const updateBagItems: Verb<typeof bagCalls.update> = async (context, input) => {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, input.shoppingBagQuoteId);
    const priced = await priceBag(inside, bag);
    for (const requested of input.items) {
      const line = priced.lines.find((one) => one.line.lineId === requested.lineId);
      if (!line) throw new ShopError("webshoppingbag_line_not_found");
      await changeLine(inside, bag, line, readChange(requested, line));
    }
    if (input.items.some((item) => item.quantity !== undefined)) await refuseOverLimits(inside, bag.id);
    await acceptQuantityBreaks(inside, bag.id);
  });
  return showBag(context, input.shoppingBagQuoteId);
};

/** Changes a line, merging it with one of the same recipient. @throws webshoppingbag_fulfilment, webshoppingbag_quantity */
async function changeLine({ query }: Work, bag: StoredBag, { line, item }: PricedLine, change: LineChange): Promise<void> {
  const moved = change.fulfilment !== undefined && change.fulfilment !== line.fulfilment;
  Object.assign(line, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));
  const twin = bag.lines.find((other) => other !== line && isSameLine(other, line));
  if (!twin) return updateLine(query, bag.id, line.lineId, change);
  if (moved) throw new ShopError("webshoppingbag_fulfilment", { itemNo: item?.itemNo ?? "" });
  twin.quantity += line.quantity;
  twin.rooms = fitRooms([...twin.rooms, ...line.rooms], twin.quantity);
  if (twin.quantity > MAX_QUANTITY) throw new ShopError("webshoppingbag_quantity", { limit: MAX_QUANTITY });
  bag.lines.splice(bag.lines.indexOf(line), 1);
  await deleteLines(query, bag.id, [line.lineId]);
  await updateLine(query, bag.id, twin.lineId, { quantity: twin.quantity, rooms: twin.rooms });
}

/** @throws webshoppingbag_quantity, webshoppingbag_fulfilment, webshoppingbag_rooms */
function readChange(requested: RequestedLine, { item, line }: PricedLine): LineChange {
  if ((requested.quantity ?? 1) > MAX_QUANTITY) throw new ShopError("webshoppingbag_quantity", { limit: MAX_QUANTITY });
  const { quantity, agreedLots, recipient, sampleLot } = requested;
  const change: LineChange = { quantity, agreedLots, recipient, sampleLot, rooms: roomsFor(requested, line) };
  if (requested.fulfilmentType !== undefined) {
    const chosen = chooseFulfilment(item?.kind ?? "item", requested.fulfilmentType);
    if (!chosen) throw new ShopError("webshoppingbag_fulfilment", { itemNo: item?.itemNo ?? "" });
    change.fulfilment = chosen;
  }
  return change;
}

/** Returns a line's rooms after a change; undefined when they stay. @throws webshoppingbag_rooms */
function roomsFor({ rooms, quantity }: RequestedLine, line: StoredLine): Room[] | undefined {
  const units = quantity ?? line.quantity;
  if (!rooms) return unitsOfRooms(line.rooms) > units ? fitRooms(line.rooms, units) : undefined;
  const inRooms = unitsOfRooms(rooms);
  if (inRooms > units) throw new ShopError("webshoppingbag_rooms", { inRooms, quantity: units });
  return rooms;
}
