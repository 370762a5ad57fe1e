import { receiptCalls } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { getPaymentReceipt } from "./get-payment-receipt.ts";
import { getReceiptText } from "./get-receipt-text.ts";

export const receiptRoutes = [handle(receiptCalls.payment, getPaymentReceipt), handle(receiptCalls.receiptText, getReceiptText)];
