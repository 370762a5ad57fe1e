export { joinGuestOrders, selectPlacedOrder } from "./guest-order.repository.ts";
export { post } from "./ledger.repository.ts";
export type { NewOrder, NewOrderLine } from "./new-order.ts";
export {
  insertOrder,
  insertOrderLines,
  moveOrder,
  type OrderHead,
  selectOrder,
  selectOrdersOfBag,
  selectStrandedOrders,
} from "./order.repository.ts";
export {
  insertPayment,
  insertProviderEvent,
  type Payment,
  selectPayment,
  updateLatestPayment,
  updatePayment,
} from "./payment.repository.ts";
export { refuseReserved, refuseWhilePaying } from "./refuse-while-paying.ts";
