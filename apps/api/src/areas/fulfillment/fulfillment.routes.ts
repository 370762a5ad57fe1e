import { customer, office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { handleFile } from "../../http/file-handler.ts";
import { bookCarrier, cancelBooking } from "./carriers/book-carrier.ts";
import { carrierLabel } from "./carriers/carrier-label.ts";
import { readDeliveryDocument, readDeliveryPicture } from "./carriers/fetch-proof.ts";
import { listBookings } from "./carriers/read-bookings.ts";
import { readRates } from "./carriers/read-rates.ts";
import { shipBooking } from "./carriers/ship-booking.ts";
import { exchangeLot } from "./lots/exchange-lot.ts";
import { cancelOrder as cancelByCustomer, previewCancellation } from "./money/cancel-by-customer.ts";
import { cancelOrder } from "./money/cancel-order.ts";
import { previewRefund, refundLines } from "./money/refund-lines.ts";
import { addOrderNote, closeOrderQuestions, sendOrderMessage } from "./notes/write-note.ts";
import { getOrder, listOrders, listPickupStores } from "./orders/read-orders.ts";
import { containerLabels } from "./papers/container-labels.ts";
import { orderPaper } from "./papers/order-paper.ts";
import { deliverLines, pickLines, readyLines, shipLines } from "./progress/advance-lines.ts";
import { answerDelay, readDelay } from "./promises/answer-delay.ts";
import { moveItemPromises, movePromises } from "./promises/move-promises.ts";
import { listReplacements, replaceUnits, sendReplacement, withdrawReplacement } from "./replacements/replace-units.ts";
import { announceReturn } from "./returns/announce-return.ts";
import { listReturns } from "./returns/list-returns.ts";
import { previewReturn, refundReturn } from "./returns/refund-return.ts";
import {
  announceReturn as announceByCustomer,
  orderReturns,
  previewReturn as previewByCustomer,
  withdrawReturn as withdrawByCustomer,
} from "./returns/return-by-customer.ts";
import { inspectReturn, receiveReturn, withdrawReturn } from "./returns/take-return.ts";

export const fulfillmentRoutes = [
  handle(office.orders, listOrders),
  handle(office.order, getOrder),
  handle(office.pickupStores, listPickupStores),
  handle(office.orderPaper, orderPaper),
  handle(office.containerLabels, containerLabels),
  handle(office.pickLines, pickLines),
  handle(office.readyLines, readyLines),
  handle(office.shipLines, shipLines),
  handle(office.deliverLines, deliverLines),
  handle(office.carrierBookings, listBookings),
  handle(office.carrierRates, readRates),
  handle(office.bookCarrier, bookCarrier),
  handle(office.carrierLabel, carrierLabel),
  handle(office.shipBooking, shipBooking),
  handle(office.cancelBooking, cancelBooking),
  handle(office.exchangeLot, exchangeLot),
  handle(office.refundLines, refundLines),
  handle(office.previewRefund, previewRefund),
  handle(office.addOrderNote, addOrderNote),
  handle(office.sendOrderMessage, sendOrderMessage),
  handle(office.closeOrderQuestions, closeOrderQuestions),
  handle(office.returns, listReturns),
  handle(office.replacements, listReplacements),
  handle(office.replaceUnits, replaceUnits),
  handle(office.sendReplacement, sendReplacement),
  handle(office.withdrawReplacement, withdrawReplacement),
  handle(office.announceReturn, announceReturn),
  handle(office.receiveReturn, receiveReturn),
  handle(office.withdrawReturn, withdrawReturn),
  handle(office.inspectReturn, inspectReturn),
  handle(office.previewReturn, previewReturn),
  handle(office.refundReturn, refundReturn),
  handle(office.cancelOrder, cancelOrder),
  handle(customer.previewCancellation, previewCancellation),
  handle(customer.cancelOrder, cancelByCustomer),
  handle(customer.orderReturns, orderReturns),
  handle(customer.previewReturn, previewByCustomer),
  handle(customer.announceReturn, announceByCustomer),
  handle(customer.withdrawReturn, withdrawByCustomer),
  handle(office.movePromises, movePromises),
  handle(office.moveItemPromises, moveItemPromises),
  handle(customer.readDelay, readDelay),
  handle(customer.answerDelay, answerDelay),
];

export const fulfillmentFiles = [
  handleFile(customer.deliveryPicture, "day", readDeliveryPicture),
  handleFile(customer.deliveryDocument, "day", readDeliveryDocument, { saveAs: "proof-of-delivery.pdf" }),
];
