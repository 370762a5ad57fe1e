export { dropReturnedAccount } from "./drop-payment.ts";
export { forgetPaymentCustomer, forgetPayments } from "./forget-payments.ts";
export { insertMandate, selectMandateText } from "./mandate.repository.ts";
export { ensurePaymentCustomer } from "./payment-customer.ts";
export { followSetup } from "./saved-account.ts";
export { selectSavedPayment, selectSavedPaymentOfAny } from "./saved-payment.repository.ts";
export { savedPaymentRoutes } from "./saved-payment.routes.ts";
export { listSavedCardsOf, listSavedPayments, preferredCardOf, savedCardOf } from "./saved-payments.ts";
export { storePayment } from "./store-payment.ts";
