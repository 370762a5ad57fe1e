import type { OfficeOrder } from "@azulejo/contract";

/** Whether a gift card paid an order or a part of it. */
export const isPaidByGift = ({ payments }: Pick<OfficeOrder, "payments">): boolean => payments.some(({ method }) => method === "GiftCard");
