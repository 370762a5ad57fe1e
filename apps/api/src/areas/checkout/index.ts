export { sweepBankDebits } from "./bank-debit/sweep-bank-debits.ts";
export { checkoutRoutes } from "./checkout.routes.ts";
export { payRefund } from "./money-back/pay-refund.ts";
export { sweepMoneyBack } from "./money-back/sweep-money-back.ts";
export { receivePaymentEvent } from "./receive-payment-event.ts";
export { capturePayment, settling } from "./settle-order.ts";
export { sweepOrders } from "./sweep-orders.ts";
