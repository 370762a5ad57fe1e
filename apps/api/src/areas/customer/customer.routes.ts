import { customer } from "@azulejo/contract";
import { handle } from "../../http/handler.ts";
import { getReceipt } from "./get-receipt.ts";

export const customerRoutes = [handle(customer.receipt, getReceipt)];
