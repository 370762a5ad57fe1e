import { customer } from "@azulejo/contract";
import type { PayOrderRequest } from "@azulejo/contract/areas/customer.ts";
import { callApi, isNotFound } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";

/** Returns the order or invoices of a payment link; null for an unknown link. */
export async function readLink({ context, language }: Visit, slug: string): Promise<PayOrderRequest | null> {
  try {
    return await callApi(context, language, customer.payOrderRequest, { slug });
  } catch (error) {
    if (isNotFound(error, "customer_pay_link_unknown")) return null;
    throw error;
  }
}
