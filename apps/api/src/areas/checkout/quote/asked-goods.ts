import { ShopError } from "@azulejo/contract";
import { countryOfPostalCode } from "@azulejo/contract/places/postal-code.ts";
import type { Context } from "../../../context.ts";
import { emptyBag, type PricedBag, type StoredBag } from "../../bag/index.ts";
import { selectItemsByNo } from "../../product/index.ts";
import { fulfilmentOf } from "../delivered-quote/quoted-facts.rules.ts";

/** Returns the country of a postal code by its notation. @throws request_invalid when it has neither country's */
export function countryOf(postalCode: string): "US" | "CA" {
  const country = countryOfPostalCode(postalCode);
  if (!country) throw new ShopError("request_invalid", {}, [{ path: "postalCode", rule: "field_postal_code" }]);
  return country;
}

/** Sets the fulfilment of lines without a choice, as `fulfilmentOf` does. */
export const asDelivered = (priced: PricedBag): PricedBag => ({
  ...priced,
  lines: priced.lines.map((one) => ({ ...one, line: { ...one.line, fulfilment: fulfilmentOf(one) } })),
});

/** @throws product_not_found when an item is unknown */
export async function bagOfItems(context: Context, wanted: { itemNo: string; quantity: number }[]): Promise<StoredBag> {
  const known = await selectItemsByNo(
    context.query,
    context.storefront.id,
    wanted.map((one) => one.itemNo),
  );
  const lines = wanted.map(({ itemNo, quantity }, index) => {
    const item = known.find((one) => one.itemNo.toLowerCase() === itemNo.toLowerCase());
    if (!item) throw new ShopError("product_not_found");
    return {
      lineId: index + 1,
      itemId: item.id,
      productId: item.productId,
      quantity,
      fulfilment: "NONE" as const,
      agreedLots: null,
      rooms: [],
      sampleLot: null,
      seenPriceCents: 0,
      recipient: null,
    };
  });
  return { ...emptyBag, lines };
}
