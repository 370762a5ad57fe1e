import { webreceipt } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { getPaymentReceipt } from "./get-payment-receipt.ts";
import { getReceiptText } from "./get-receipt-text.ts";

export const webreceiptRoutes = [handle(webreceipt.payment, getPaymentReceipt), handle(webreceipt.receiptText, getReceiptText)];
