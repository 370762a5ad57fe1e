import { randomBytes } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { Context, Work } from "../../context.ts";
import { lockAccount } from "../account/index.ts";
import { insertBag, insertFilledBag, selectBag, selectBagOfAccount, updateBag } from "./bag.repository.ts";
import { answersTo } from "./bag.rules.ts";
import { toBagAnswer } from "./bag-answer.ts";
import { withExpectedDays } from "./pricing/expected-lines.ts";
import { priceBag } from "./pricing/price-bag.ts";
import { emptyBag, type StoredBag, type StoredLine } from "./stored-bag.ts";

/** @throws webshoppingbag_not_found when the bag does not exist, was merged into another, or belongs to another account */
export async function requireBag(context: Context, id: string, lock = false): Promise<StoredBag> {
  const bag = await selectBag(context.query, context.storefront.id, id, lock);
  if (!bag || !answersTo(bag, context.session?.accountId ?? null)) throw new ShopError("webshoppingbag_not_found");
  return bag;
}

/** Returns the bag, locked until commit. A guest's bag that is used while signed in becomes the account's own, but one that staff fill does not. */
export async function lockBag(context: Context, id: string): Promise<StoredBag> {
  const bag = await requireBag(context, id, true);
  const { session } = context;
  if (!session || session.byStaffId !== undefined || bag.accountId !== null || bag.status !== "open") return bag;
  return (await claimBag(context, bag, session.accountId)) ?? bag;
}

/** Assigns a guest's bag to an account; null when it already has an open one, which the bag has to be merged into. */
async function claimBag({ query, storefront }: Work, bag: StoredBag, accountId: number): Promise<StoredBag | null> {
  await lockAccount(query, accountId);
  if (await selectBagOfAccount(query, storefront.id, accountId)) return null;
  await updateBag(query, bag.id, { accountId });
  return { ...bag, accountId };
}

/** Returns the bag, locked for a change. @throws webshoppingbag_ordered when it has become an order */
export async function requireOpenBag(context: Context, id: string): Promise<StoredBag> {
  const bag = await lockBag(context, id);
  if (bag.status !== "open") throw new ShopError("webshoppingbag_ordered");
  return bag;
}

/** Returns the id of the signed-in account's open bag; null for a guest or an account without one. */
export const activeBagId = async ({ query, storefront, session }: Context): Promise<string | null> =>
  session ? selectBagOfAccount(query, storefront.id, session.accountId) : null;

/** Returns the signed-in account's open bag, locked for a change; null for a guest or an account without one. */
async function requireOwnBag(context: Context): Promise<StoredBag | null> {
  const { query, session } = context;
  if (!session) return null;
  await lockAccount(query, session.accountId);
  const id = await activeBagId(context);
  return id === null ? null : requireOpenBag(context, id);
}

/** Returns the signed-in account's open bag, or a new one for the account or guest. */
export async function activeOrNewBag(context: Context): Promise<StoredBag> {
  const own = await requireOwnBag(context);
  if (own) return own;
  const id = newBagId();
  const accountId = context.session?.accountId ?? null;
  await insertBag(context.query, id, context.storefront.id, accountId);
  return { ...emptyBag, id, accountId };
}

/** Opens a guest's bag with lines of different items. */
export async function openFilledBag(
  { query, storefront }: Work,
  lines: Pick<StoredLine, "itemId" | "productId" | "quantity" | "fulfilment" | "seenPriceCents" | "recipient">[],
): Promise<StoredBag> {
  const id = newBagId();
  const lineIds = await insertFilledBag(
    query,
    id,
    storefront.id,
    lines.map(({ productId: _, ...line }) => line),
  );
  const stored = lines.map((line) => ({ ...line, lineId: lineIds.get(line.itemId) ?? 0, agreedLots: null, rooms: [], sampleLot: null }));
  return { ...emptyBag, id, lines: stored };
}

/** Returns the id that a bag continues under: its own, or that of the next bag after an ordered or quoted one. */
export async function followBag(context: Context, id: string): Promise<string> {
  const bag = await selectBag(context.query, context.storefront.id, id);
  const isOver = bag?.status === "ordered" || bag?.status === "quoted";
  return isOver && bag.nextBagId !== null ? followBag(context, bag.nextBagId) : id;
}

/**
 * Returns the bag for which a sales quote was requested, without checking its owner, because the caller may read the quote.
 * @param lock whether to lock it until the transaction ends
 */
export async function bagOfQuote({ query, storefront }: Work, id: string, lock = false): Promise<StoredBag> {
  const bag = await selectBag(query, storefront.id, id, lock);
  if (!bag) throw new ShopError("server_error");
  return bag;
}

/** Returns the bag's current state, the response of every bag call. @param bag its id, or the bag as it has just been written */
export async function showBag(context: Context, bag: string | StoredBag) {
  const stored = typeof bag === "string" ? await requireBag(context, bag) : bag;
  return toBagAnswer(context, stored.id, await withExpectedDays(context, await priceBag(context, stored)));
}

/** Returns an unguessable id, because anyone who knows a guest's bag id may change the bag. */
export const newBagId = (): string => randomBytes(18).toString("base64url");
