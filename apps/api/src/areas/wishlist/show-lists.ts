import type { wishlist } from "@azulejo/contract";
import type { WishListLine } from "@azulejo/contract/areas/wishlist.ts";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { type PricedLine, priceLines } from "../bag/index.ts";
import { ownerOf, requireList } from "./open-list.ts";
import { type StoredList, type StoredWish, selectLastChanged, selectLists, selectWishes } from "./wishlist.repository.ts";

export const showLists: Verb<typeof wishlist.get> = async (context, { wishlistId }) => {
  const owner = ownerOf(context);
  const lists = await selectLists(context.query, owner);
  const asked =
    wishlistId === undefined ? ((await selectLastChanged(context.query, owner)) ?? null) : await requireList(context, wishlistId);
  return {
    lists: lists.map(toAnswer),
    shown: asked && { ...toAnswer(asked), lines: await showLines(context, asked.id) },
    currency: context.storefront.settings.currency,
  };
};

const toAnswer = ({ id, name, count }: StoredList) => ({ wishlistId: id, name, count });

async function showLines(context: Context, listId: number): Promise<WishListLine[]> {
  const wishes = await selectWishes(context.query, listId);
  const priced = await priceLines(context, wishes.map(toWishedItem));
  return wishes.flatMap((wish, index) => (priced[index] ? [toLine(context, wish, priced[index])] : []));
}

/** Priced without lots, because a wish reserves nothing. */
export const toWishedItem = ({ itemId, productId, quantity }: StoredWish) => ({ itemId, productId, quantity });

function toLine({ language, pricesHidden }: Context, wish: StoredWish, priced: PricedLine): WishListLine {
  const { item, product } = priced;
  return {
    lineId: wish.lineId,
    itemNo: item?.itemNo ?? "",
    kind: item?.kind ?? "item",
    name: priced.name,
    detail: priced.detail,
    slug: (product?.texts[language] ?? product?.texts.en)?.slug ?? "",
    picture: priced.picture,
    format: priced.format,
    quantity: wish.quantity,
    sellUnit: item?.sellUnit ?? "each",
    areaPerUnit: item?.areaPerUnit ?? null,
    goodsCents: pricesHidden ? null : priced.goodsCents,
    available: priced.available,
    note: wish.note,
    gone: priced.unitPriceCents === null,
  };
}
