import type { wishlist } from "@azulejo/contract";
import type { StockOutlook } from "@azulejo/contract/areas/product.ts";
import type { WishListLine } from "@azulejo/contract/areas/wishlist.ts";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { type PricedLine, priceLines } from "../bag/index.ts";
import { outlookOf, selectStock, todayAt } from "../product/index.ts";
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
  const empty = priced.flatMap(({ item, available }) => (item && available === 0 ? [item.itemNo] : []));
  const stock = empty.length > 0 ? await selectStock(context.query, context.storefront.id, empty, todayAt(context)) : [];
  const outlooks = new Map(stock.map((one) => [one.itemNo, outlookOf(one)]));
  return wishes.flatMap((wish, index) => {
    const one = priced[index];
    return one ? [toLine(context, wish, one, outlooks.get(one.item?.itemNo ?? "") ?? stocked)] : [];
  });
}

const stocked: StockOutlook = { inStock: true, expectedOn: null };

/** Priced without lots, because a wish reserves nothing. */
export const toWishedItem = ({ itemId, productId, quantity }: StoredWish) => ({ itemId, productId, quantity });

function toLine({ language, pricesHidden }: Context, wish: StoredWish, priced: PricedLine, outlook: StockOutlook): WishListLine {
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
    ...outlook,
    note: wish.note,
    gone: priced.unitPriceCents === null,
  };
}
