import { customer } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { openBankAccountForm, saveBankAccount } from "./saved-account.ts";
import { changeSavedPayment, confirmSavedPayment, openSavedPaymentForm, readSavedPayments, removeSavedPayment } from "./saved-payments.ts";

export const savedPaymentRoutes = [
  handle(customer.savedPayments, readSavedPayments),
  handle(customer.savedPaymentForm, openSavedPaymentForm),
  handle(customer.bankAccountForm, openBankAccountForm),
  handle(customer.saveBankAccount, saveBankAccount),
  handle(customer.confirmSavedPayment, confirmSavedPayment),
  handle(customer.changeSavedPayment, changeSavedPayment),
  handle(customer.removeSavedPayment, removeSavedPayment),
];
