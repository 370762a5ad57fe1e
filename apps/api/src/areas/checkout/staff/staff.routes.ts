import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { importChecks } from "../pay-invoices/import-checks.ts";
import { recordCheck } from "../pay-invoices/record-check.ts";
import { listSavedPayments, requestPayment } from "./request-payment.ts";
import { sendPaymentLink } from "./send-payment-link.ts";
import { readOwedPayment, takeCard } from "./take-card.ts";

export const checkoutStaffRoutes = [
  handle(office.sendPaymentLink, sendPaymentLink),
  handle(office.owedPayment, readOwedPayment),
  handle(office.takeCard, takeCard),
  handle(office.savedPayments, listSavedPayments),
  handle(office.requestPayment, requestPayment),
  handle(office.recordCheck, recordCheck),
  handle(office.importChecks, importChecks),
];
