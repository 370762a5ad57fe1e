import type { customer, ValueOf } from "@azulejo/contract";
import type { useText } from "../../../i18n/text.ts";

type Offer = NonNullable<ValueOf<typeof customer.receipt>["derivation"]>["promotions"][number]["offer"];

/** Returns the text of a promotion's offer. */
export function offerName(offer: Offer, amount: (cents: number) => string, t: ReturnType<typeof useText>): string {
  switch (offer.kind) {
    case "percentage":
      return t("figures.offer.percentage", { percent: String(offer.basisPoints / 100) });
    case "amount":
      return t("figures.offer.amount", { amount: amount(offer.cents) });
    case "buyGet":
      return t("figures.offer.buyGet", { buy: String(offer.buy), get: String(offer.get) });
    case "freeSample":
      return t("figures.offer.freeSample", { count: offer.units });
    case "freeFreight":
      return t("figures.offer.freeFreight");
  }
}
