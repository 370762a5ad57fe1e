import type { Context, Work } from "../../context.ts";
import { type Buyer, selectPromotions, selectUses } from "./promotion.repository.ts";
import type { BagPromotions, CustomerKind } from "./promotion.ts";

interface CodesOfBag {
  bagId: string;
  /** In the order in which they were entered. */
  codes: string[];
  /** The address given at checkout. */
  email: string | null;
}

/**
 * Returns the promotions of a bag's codes and their uses.
 * @param claim for an order that is being placed: locks the codes, so that usage limits hold
 */
export async function readPromotions(context: Context, { bagId, codes, email }: CodesOfBag, claim: boolean): Promise<BagPromotions> {
  const { query, storefront, session } = context;
  const found = await selectPromotions(query, storefront.id, codes, claim);
  const promotions = codes.flatMap((code) => found.find((one) => one.code === code) ?? []);
  const buyer: Buyer = { accountId: session?.accountId ?? null, email };
  // Counted after locking, so that the order that held the lock is included.
  const uses = await selectUses(query, codes, { storefrontId: storefront.id, bagId, buyer });
  return { promotions, uses };
}

/** Returns the stored code for one as typed; null if there is no such promotion. */
export async function findCode({ query, storefront }: Work, written: string): Promise<string | null> {
  const [found] = await selectPromotions(query, storefront.id, [written.trim().toUpperCase()], false);
  return found?.code ?? null;
}

export const customerKindOf = ({ session }: Context): CustomerKind => (session ? (session.customer ? "business" : "member") : "guest");
