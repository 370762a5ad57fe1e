import { customer, type Language, type ValueOf } from "@azulejo/contract";
import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";
import { callApi } from "../../../request/api.server.ts";

/** Returns an order's returns, and what else can be returned; null for an order of which nothing was handed over. */
export async function readReturns(
  context: Parameters<typeof callApi>[0],
  language: Language,
  { receiptId, progress }: Pick<ValueOf<typeof customer.receipt>, "receiptId" | "progress">,
): Promise<OrderReturns | null> {
  if (progress.every(({ shipped }) => shipped === 0)) return null;
  return callApi(context, language, customer.orderReturns, { id: receiptId });
}
