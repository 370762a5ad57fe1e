import type { OfficeOrder } from "@azulejo/contract";

/** Whether a gift card paid a part of an order or all. */
export const isPaidByGift = ({ payments }: Pick<OfficeOrder, "payments">): boolean => payments.some(({ method }) => method === "GiftCard");
