import { ShopError, type wishlist } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction, type Work } from "../../context.ts";
import { lockAccount } from "../account/index.ts";
import { MAX_QUANTITY, requireBag } from "../bag/index.ts";
import { selectItemsByNo } from "../product/index.ts";
import { lockListOrNew, MAX_LINES, ownerOf, requireList, showList } from "./open-list.ts";
import { deleteList, deleteWishes, insertWishes, selectWishes, updateList, updateWish } from "./wishlist.repository.ts";

export const createList: Verb<typeof wishlist.create> = async (context, { name, items }) => {
  const id = await inTransaction(context, async (inside) => {
    const list = await lockListOrNew(inside, { name });
    if (items.length > 0) await insertWishes(inside.query, list.id, await toWishes(inside, items));
    return list.id;
  });
  return showList(context, id);
};

/** @throws product_not_found, wishlist_full, webshoppingbag_quantity */
async function toWishes({ query, storefront }: Work, wanted: { itemNo: string; quantity: number }[]) {
  const items = await selectItemsByNo(
    query,
    storefront.id,
    wanted.map(({ itemNo }) => itemNo),
  );
  const ids = new Map(items.map(({ itemNo, id }) => [itemNo, id]));
  const units = new Map<number, number>();
  for (const { itemNo, quantity } of wanted) {
    const itemId = ids.get(itemNo);
    if (itemId === undefined) throw new ShopError("product_not_found");
    units.set(itemId, (units.get(itemId) ?? 0) + quantity);
  }
  if (units.size > MAX_LINES) throw new ShopError("wishlist_full", { limit: MAX_LINES });
  for (const quantity of units.values()) refuseTooMany(quantity);
  return [...units].map(([itemId, quantity]) => ({ itemId, quantity, note: "" }));
}

export const addWish: Verb<typeof wishlist.add> = async (context, { itemNo, quantity, note, ...into }) => {
  const id = await inTransaction(context, async (inside) => {
    const list = await lockListOrNew(inside, into);
    const [item] = await selectItemsByNo(inside.query, inside.storefront.id, [itemNo]);
    if (!item) throw new ShopError("product_not_found");
    const wishes = await selectWishes(inside.query, list.id);
    const known = wishes.find((wish) => wish.itemId === item.id);
    refuseTooMany(quantity + (known?.quantity ?? 0));
    if (known) await updateWish(inside.query, known.lineId, { quantity: known.quantity + quantity, note });
    else {
      if (wishes.length >= MAX_LINES) throw new ShopError("wishlist_full", { limit: MAX_LINES });
      await insertWishes(inside.query, list.id, [{ itemId: item.id, quantity, note: note ?? "" }]);
    }
    await touch(inside, list.id);
    return list.id;
  });
  return showList(context, id);
};

/** Changes all named lines or none. */
export const updateWishes: Verb<typeof wishlist.update> = async (context, { wishlistId, name, items }) => {
  await inTransaction(context, async (inside) => {
    await lockAccount(inside.query, ownerOf(inside).accountId);
    await requireList(inside, wishlistId);
    const known = new Set((await selectWishes(inside.query, wishlistId)).map((wish) => wish.lineId));
    if (items.some((item) => !known.has(item.lineId))) throw new ShopError("wishlist_line_not_found");
    for (const { quantity } of items) refuseTooMany(quantity ?? 0);
    await deleteWishes(
      inside.query,
      items.filter((item) => item.quantity === 0).map((item) => item.lineId),
    );
    for (const { lineId, ...change } of items) if (change.quantity !== 0) await updateWish(inside.query, lineId, change);
    await updateList(inside.query, wishlistId, { name, changedAt: inside.now() });
  });
  return showList(context, wishlistId);
};

export const removeList: Verb<typeof wishlist.remove> = async (context, { wishlistId }) => {
  await deleteList(context.query, ownerOf(context), wishlistId);
  return { done: true };
};

/** Recipients of gift cards aren't copied, because a wish list has no field for them. */
export const addBag: Verb<typeof wishlist.addBag> = async (context, { shoppingBagQuoteId, ...into }) => {
  const id = await inTransaction(context, async (inside) => {
    const list = await lockListOrNew(inside, into);
    const { lines } = await requireBag(inside, shoppingBagQuoteId);
    const wishes = await selectWishes(inside.query, list.id);
    const wanted = Map.groupBy(lines, (line) => line.itemId);
    const units = [...wanted].map(([itemId, of]) => ({ itemId, quantity: of.reduce((sum, line) => sum + line.quantity, 0) }));
    const fresh = units.filter(({ itemId }) => !wishes.some((wish) => wish.itemId === itemId));
    if (wishes.length + fresh.length > MAX_LINES) throw new ShopError("wishlist_full", { limit: MAX_LINES });
    for (const wish of wishes) {
      const more = units.find(({ itemId, quantity }) => itemId === wish.itemId && quantity > wish.quantity);
      if (more) await updateWish(inside.query, wish.lineId, { quantity: Math.min(more.quantity, MAX_QUANTITY) });
    }
    await insertWishes(
      inside.query,
      list.id,
      fresh.map(({ itemId, quantity }) => ({ itemId, quantity: Math.min(quantity, MAX_QUANTITY), note: "" })),
    );
    await touch(inside, list.id);
    return list.id;
  });
  return showList(context, id);
};

function refuseTooMany(quantity: number): void {
  if (quantity > MAX_QUANTITY) throw new ShopError("webshoppingbag_quantity", { limit: MAX_QUANTITY });
}

const touch = ({ query, now }: Work, listId: number): Promise<void> => updateList(query, listId, { changedAt: now() });
