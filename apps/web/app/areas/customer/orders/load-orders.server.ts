import { customer } from "@azulejo/contract";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { readOrdersChoices, toOrdersInput } from "./orders-address.ts";

export const orderCalls = { orders: customer.orders, retailorders: customer.retailOrders } as const;

/** Reads a list of orders to the address of the page. */
export async function loadOrders({ context, language, url }: Visit, kind: keyof typeof orderCalls) {
  const choices = readOrdersChoices(url.searchParams);
  return { choices, list: await callApi(context, language, orderCalls[kind], toOrdersInput(choices)) };
}
