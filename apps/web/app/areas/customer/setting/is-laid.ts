import type { customer, ValueOf } from "@azulejo/contract";

/** Whether an order has anything that is set with mortar. */
export const isLaid = ({ lines }: Pick<ValueOf<typeof customer.receipt>, "lines">): boolean =>
  lines.some(({ format, area }) => format !== null && area !== null);
