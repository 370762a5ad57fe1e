import { bagCalls, checkout, customer } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { addApprovalRule, endApprovalRule, readApprovalRules } from "./approval/approval-rules.ts";
import { askApproval } from "./approval/ask-approval.ts";
import { decideApproval, listApprovals } from "./approval/decide-approval.ts";
import { mergeBags } from "./attempts/merge-bags.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { keepDeliveredPrice, quoteDeliveredPrice, showDeliveredPrice } from "./delivered-quote/quote-delivered-price.ts";
import { estimateDelivery } from "./estimate-delivery.ts";
import { applyGiftCard, removeGiftCard } from "./gift-card/use-gift-card.ts";
import { payInvoices } from "./pay-invoices/pay-invoices.ts";
import { summarizeInvoices } from "./pay-invoices/summarize-invoices.ts";
import { confirmPaymentAuthRequest, readPaymentAuthRequest } from "./pay-order/authorize-saved-payment.ts";
import { confirmPayRequest } from "./pay-order/confirm-pay-request.ts";
import { createPayOrderRequest } from "./pay-order/open-pay-request.ts";
import { readPayRequest } from "./pay-order/read-pay-request.ts";
import { checkoutStaffRoutes } from "./staff/staff.routes.ts";
import { updateCheckout } from "./update-checkout.ts";

export const checkoutRoutes = [
  ...checkoutStaffRoutes,
  handle(bagCalls.merge, mergeBags),
  handle(checkout.checkout, updateCheckout),
  handle(checkout.deliveryEstimate, estimateDelivery),
  handle(checkout.deliveredPrice, quoteDeliveredPrice),
  handle(checkout.quotedDeliveredPrice, showDeliveredPrice),
  handle(checkout.keepDeliveredPrice, keepDeliveredPrice),
  handle(checkout.applyGiftCard, applyGiftCard),
  handle(checkout.removeGiftCard, removeGiftCard),
  handle(checkout.complete, completeCheckout),
  // The amount owed on an order is paid with the same cards and in the same books as the order.
  handle(customer.createPayOrderRequest, createPayOrderRequest),
  handle(customer.payOrderRequest, readPayRequest),
  handle(customer.confirmPayOrderRequest, confirmPayRequest),
  handle(customer.paymentAuthRequest, readPaymentAuthRequest),
  handle(customer.confirmPaymentAuthRequest, confirmPaymentAuthRequest),
  handle(customer.approvalRules, readApprovalRules),
  handle(customer.addApprovalRule, addApprovalRule),
  handle(customer.endApprovalRule, endApprovalRule),
  handle(customer.approvals, listApprovals),
  handle(customer.askApproval, askApproval),
  handle(customer.decideApproval, decideApproval),
  handle(customer.openInvoicesSummary, summarizeInvoices),
  handle(customer.payInvoices, payInvoices),
];
