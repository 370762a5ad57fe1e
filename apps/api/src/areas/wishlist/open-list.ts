import { ShopError } from "@azulejo/contract";
import type { WishList } from "@azulejo/contract/areas/wishlist.ts";
import { type Context, requireSession } from "../../context.ts";
import { text } from "../../messages/index.ts";
import { lockAccount } from "../account/index.ts";
import { insertList, type StoredList, selectList, selectLists } from "./wishlist.repository.ts";

/** Maximum number of lines, to fit on one page. */
export const MAX_LINES = 100;
/** Maximum number of lists, more than a contractor has jobs at once. */
const MAX_LISTS = 50;

export const ownerOf = (context: Context): { storefrontId: number; accountId: number } => ({
  storefrontId: context.storefront.id,
  accountId: requireSession(context).accountId,
});

/** Returns the caller's list. @throws wishlist_not_found if it was deleted or belongs to another account */
export async function requireList(context: Context, id: number): Promise<StoredList> {
  const list = await selectList(context.query, ownerOf(context), id);
  if (!list) throw new ShopError("wishlist_not_found");
  return list;
}

/** Returns the named list, or a new one. Locks the account's lists until commit. */
export async function lockListOrNew(
  context: Context,
  { wishlistId, name }: { wishlistId?: number | undefined; name?: string | undefined },
): Promise<StoredList> {
  const owner = ownerOf(context);
  await lockAccount(context.query, owner.accountId);
  if (wishlistId !== undefined) return requireList(context, wishlistId);
  if ((await selectLists(context.query, owner)).length >= MAX_LISTS) throw new ShopError("wishlist_lists", { limit: MAX_LISTS });
  const chosen = name ?? text(context.language, "wishlist.first");
  return { id: await insertList(context.query, { ...owner, name: chosen, changedAt: context.now() }), name: chosen, count: 0 };
}

export async function showList(context: Context, id: number): Promise<WishList> {
  const { name, count } = await requireList(context, id);
  return { wishlistId: id, name, count };
}
