import type { ParsedInputOf, wishlist } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction } from "../../context.ts";
import { activeOrNewBag, addToBag, followBag, MAX_LINES, priceLines, requireOpenBag, type StoredBag, showBag } from "../bag/index.ts";
import { type BagRoom, planMoves, type Wanted } from "./move.rules.ts";
import { requireList } from "./open-list.ts";
import { toWishedItem } from "./show-lists.ts";
import { type StoredWish, selectWishes } from "./wishlist.repository.ts";

type Input = ParsedInputOf<typeof wishlist.addAllToBag>;

/** Raises the bag's quantities to those of the list, so that a repeated call adds nothing. */
export const addListToBag: Verb<typeof wishlist.addAllToBag> = async (context, input) => {
  const { bagId, lines } = await inTransaction(context, async (inside) => {
    const { id } = await requireList(inside, input.wishlistId);
    const known = input.shoppingBagQuoteId;
    const bag = known ? await requireOpenBag(inside, await followBag(inside, known)) : await activeOrNewBag(inside);
    const wishes = (await selectWishes(inside.query, id)).filter(({ lineId }) => input.lineIds?.includes(lineId) ?? true);
    const wanted = await wantedOf(inside, wishes, input);
    const moves = planMoves(wanted, await roomOf(inside, bag), input);
    await addToBag(
      inside,
      bag.id,
      moves.filter(({ add }) => add > 0).map(({ itemId, productId, add }) => ({ itemId, productId, quantity: add })),
    );
    return { bagId: bag.id, lines: moves.map(({ add: _, itemId: __, productId: ___, ...moved }) => moved) };
  });
  return { bag: await showBag(context, bagId), lines };
};

/** Returns the item to add for each line: its own, or a sample of its product. */
async function wantedOf(context: Context, wishes: StoredWish[], { asSamples }: Input): Promise<Wanted[]> {
  const priced = await priceLines(context, wishes.map(toWishedItem));
  return wishes.map((wish, index) => {
    const { item, product, available, unitPriceCents } = priced[index] ?? {};
    const kind = item?.kind ?? "item";
    const { lineId, itemId, productId, quantity } = wish;
    const own = { lineId, itemId, productId, kind, wanted: quantity, available: available ?? null };
    if (!asSamples || kind !== "item") return { ...own, gone: typeof unitPriceCents !== "number" };
    const sample = product?.items.find((one) => one.itemNo === item?.sampleItemNo);
    return { ...own, itemId: sample?.id ?? 0, kind: "sample", wanted: 1, available: null, gone: !sample?.price };
  });
}

async function roomOf(context: Context, bag: StoredBag): Promise<BagRoom> {
  const { samplesPerOrder, giftCardsPerOrder } = context.storefront.settings.limits;
  const priced = await priceLines(context, bag.lines);
  const units = (kind: string) =>
    bag.lines.filter((_, index) => priced[index]?.item?.kind === kind).reduce((sum, line) => sum + line.quantity, 0);
  const inBag = new Map<number, number>();
  for (const { itemId, quantity } of bag.lines) inBag.set(itemId, (inBag.get(itemId) ?? 0) + quantity);
  return {
    inBag,
    lines: MAX_LINES - bag.lines.length,
    samples: samplesPerOrder - units("sample"),
    electronic: giftCardsPerOrder - units("electronic"),
  };
}
