import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";

/** Returns the first of the last days to return an order's lines; null without a time limit. */
export const returnLimit = ({ lines }: OrderReturns): string | null =>
  lines
    .flatMap(({ units, until }) => (units > 0 && until ? [until] : []))
    .sort()
    .at(0) ?? null;
