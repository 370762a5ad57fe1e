import { address, contact } from "@azulejo/testing/guest.ts";
import type { BenchShopApi } from "./bench-shop-api.ts";
import { asBuyer } from "./database-work.ts";

/** Counts of buyers' orders, and the milliseconds of each of their steps. */
export interface Bought {
  placed: number;
  refused: number;
  seconds: number;
  steps: { add: number[]; quote: number[]; complete: number[] };
}

/** Lets buyers pay as fast as they can, each one order after another. */
export async function buy(shop: BenchShopApi, { buyers, seconds }: { buyers: number; seconds: number }): Promise<Bought> {
  const bought: Bought = { placed: 0, refused: 0, seconds: 0, steps: { add: [], quote: [], complete: [] } };
  const [itemNo] = shop.itemNos;
  const timed = async (step: keyof Bought["steps"], path: string, body: object, key?: string) => {
    const before = performance.now();
    const answer = await asBuyer(() => shop.call(path, body, key));
    bought.steps[step].push(performance.now() - before);
    return answer;
  };
  const started = performance.now();
  const buyOne = async (attempt: string) => {
    const items = [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }];
    const { shoppingBagQuoteId } = (await timed("add", "webshoppingbag/addbagitemV2", { items })).value;
    const agreed = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
    const quote = (await timed("quote", "checkout/checkout", { shoppingBagQuoteId, ...agreed })).value;
    const order = {
      shoppingBagQuoteId,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: quote.totals.totalCents,
      agreed: true,
      termsVersion: quote.termsVersion,
    };
    const { success, value } = await timed("complete", "checkout/complete", order, `${attempt}-key`);
    if (success && value.status === "placed") bought.placed += 1;
    else bought.refused += 1;
  };
  const buyer = async (who: number) => {
    for (let turn = 0; performance.now() < started + seconds * 1000; turn++) await buyOne(`bench-${1000 + who}-${10_000_000 + turn}`);
  };
  await Promise.all(Array.from({ length: buyers }, (_, who) => buyer(who)));
  return { ...bought, seconds: (performance.now() - started) / 1000 };
}
