export { cancelableUnits } from "./cancelable.rules.ts";
export { openProofTicket, type ProofKind, proofLink } from "./delivery-proof.ts";
export { announce, tellExtension } from "./extension-events.ts";
export { joinGuestOrders, selectPlacedOrder } from "./guest-order.repository.ts";
export { type LineProgress, selectLineProgress } from "./line-progress.repository.ts";
export { type LineUnits, releaseLines, returnLines, shipLines } from "./move-lines.ts";
export { type OpenDelayLine, selectOpenDelayLines } from "./open-delay.repository.ts";
export {
  endUnpaid,
  headColumns,
  lockReserved,
  moveOrder,
  type OrderHead,
  type OrderPromotion,
  selectOrder,
  selectOrderPromotions,
  selectOrdersOfBag,
  selectStrandedOrders,
} from "./order.repository.ts";
export { hasHappened, insertLineSteps, insertOrderEvent, type LineStep, type NewOrderEvent } from "./order-event.repository.ts";
export { isLineOfPlaces, isOrderOfPlaces } from "./orders-of-places.repository.ts";
export {
  insertRefund,
  moveRefund,
  type NewRefundLine,
  type Refund,
  selectOpenRefunds,
  selectRefund,
  selectUnpaidCanceled,
} from "./refund.repository.ts";
export { refuseReserved, refuseWhilePaying } from "./refuse-while-paying.ts";
