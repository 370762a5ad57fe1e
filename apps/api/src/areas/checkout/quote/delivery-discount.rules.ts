import type { DeliveryChargeKind } from "@azulejo/database";
import type { DeliveryGroup, DeliveryOption } from "../../delivery/index.ts";
import type { OfferedCharge } from "./plan-delivery.ts";

/** A delivery with its price after discounts. */
export interface ChargedOption extends DeliveryOption {
  discountCents: number;
  /** Charges for the buyer's choices; part of `cents`. */
  charges: { kind: DeliveryChargeKind; cents: number }[];
}

/**
 * Returns what an option costs: deducts waived freight, and adds the buyer's chosen charges. Free freight covers any service for the goods,
 * but neither samples nor charges for an appointment or limited access.
 */
export function chargedOption(
  group: DeliveryGroup,
  option: DeliveryOption,
  { waivesFreight }: { waivesFreight: boolean },
  offered: OfferedCharge[] = [],
): ChargedOption {
  const discountCents = waivesFreight && group === "goods" ? option.cents : 0;
  const charges = offered.filter((one) => one.isChosen).map(({ kind, cents }) => ({ kind, cents }));
  const added = charges.reduce((sum, one) => sum + one.cents, 0);
  return { ...option, cents: option.cents - discountCents + added, discountCents, charges };
}
