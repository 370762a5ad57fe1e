import { ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import { selectKindTotals } from "./bag.repository.ts";

/** Applies the gift card and sample limits to the whole bag. @throws webshoppingbag_gift_cards, webshoppingbag_samples */
export async function refuseOverLimits({ query, storefront }: Work, bagId: string): Promise<void> {
  const { giftCardsPerOrder, samplesPerOrder } = storefront.settings.limits;
  for (const { kind, units } of await selectKindTotals(query, bagId)) {
    if (kind === "electronic" && units > giftCardsPerOrder) throw new ShopError("webshoppingbag_gift_cards", { limit: giftCardsPerOrder });
    if (kind === "sample" && units > samplesPerOrder) throw new ShopError("webshoppingbag_samples", { limit: samplesPerOrder });
  }
}
