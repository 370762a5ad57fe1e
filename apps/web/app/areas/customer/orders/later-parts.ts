import { partWhenIdle } from "../../../shell/browser/later-part.tsx";

/** The list works as plain HTML at first, so that a first visit doesn't wait for its code. */
export const OrderList = partWhenIdle(async () => (await import("./order-list.tsx")).OrderList);
