export { cancelableUnits } from "./cancelable.rules.ts";
export { creditHeld, creditOrdered, creditOwed } from "./credit-sums.repository.ts";
export { joinGuestOrders, selectPlacedOrder } from "./guest-order.repository.ts";
export { type Entry, post, postEntries, postPaid, selectEntries, selectReceivable, sumOfAccount } from "./ledger.repository.ts";
export { type LineProgress, type Shipment, selectLineProgress, selectRefundedCents, selectShipments } from "./line-progress.repository.ts";
export { type DeliveredLine, deliveryParts, partOf, splitBy } from "./line-shares.rules.ts";
export { insertMandate, selectMandateText } from "./mandate.repository.ts";
export { ORDER_MESSAGE_MAIL, ORDER_QUESTION_MAIL } from "./messages/order-message.ts";
export {
  answerQuestions,
  countOpenQuestions,
  insertOrderNote,
  type OrderNote,
  selectMailedNote,
  selectOrderNotes,
  selectOrderOfReceipt,
} from "./messages/order-note.repository.ts";
export { type LineUnits, releaseLines, returnLines, shipLines } from "./move-lines.ts";
export type { NewOrder, NewOrderLine } from "./new-order.ts";
export {
  endUnpaid,
  lockReserved,
  moveOrder,
  type OrderHead,
  selectOrder,
  selectOrderPromotions,
  selectOrdersOfBag,
  selectStrandedOrders,
} from "./order.repository.ts";
export { hasHappened, insertLineSteps, insertOrderEvent, type LineStep, type NewOrderEvent } from "./order-event.repository.ts";
export { isOwnLineOf, isOwnOrderOf } from "./own-orders.repository.ts";
export {
  insertPayments,
  insertProviderEvent,
  markCaptured,
  type NewPayment,
  type Payment,
  selectCreditPayment,
  selectPayment,
  selectPendingPayments,
  storeProviderId,
  touchPayment,
  updatePayment,
} from "./payment.repository.ts";
export { daysOf } from "./payment-term.rules.ts";
export {
  type Delay,
  type DelayLine,
  endDelays,
  insertDelay,
  type OpenDelayLine,
  selectDelay,
  selectDelayById,
  selectDelayLines,
  selectOpenDelayLines,
  selectUnanswered,
  selectWaitedLines,
  type WhichDelay,
} from "./promise/delay.repository.ts";
export {
  insertPromiseMoves,
  type Promised,
  type PromiseMove,
  selectMoved,
  selectOrdersWaitingFor,
  selectPromiseMoves,
  selectPromises,
} from "./promise/promise-move.repository.ts";
export { type PromiseReason, promiseReason, readReason, storedReason } from "./promise/promise-reason.rules.ts";
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
export { insertReservedOrder } from "./reserved-order.repository.ts";
export { selectSampleLots } from "./sample-lot.repository.ts";
export { storedDerivation, storedFormat, storedPicture } from "./stored-values.rules.ts";
