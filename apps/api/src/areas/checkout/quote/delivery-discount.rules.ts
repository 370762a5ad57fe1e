import type { DeliveryGroup, DeliveryOption } from "../../delivery/index.ts";

/** A delivery with what is left to pay for it. */
export interface ChargedOption extends DeliveryOption {
  discountCents: number;
}

/** Takes off what promotions waive: free freight covers the goods, whatever the service, and not the samples. */
export function chargedOption(group: DeliveryGroup, option: DeliveryOption, { waivesFreight }: { waivesFreight: boolean }): ChargedOption {
  const discountCents = waivesFreight && group === "goods" ? option.cents : 0;
  return { ...option, cents: option.cents - discountCents, discountCents };
}
