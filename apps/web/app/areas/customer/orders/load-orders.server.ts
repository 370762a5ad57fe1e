import { customer } from "@azulejo/contract";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { readOrdersChoices, toOrdersInput, writeOrdersChoices } from "./orders-address.ts";

export const orderCalls = { orders: customer.orders, retailorders: customer.retailOrders } as const;

/** Reads the orders for the page's address, and the branches to filter by. */
export async function loadOrders({ context, language, url, session }: Visit, kind: keyof typeof orderCalls) {
  const choices = readOrdersChoices(url.searchParams);
  const [list, model] = await Promise.all([
    callApi(context, language, orderCalls[kind], toOrdersInput(choices)),
    session?.isBusiness && kind === "orders" ? callApi(context, language, customer.model, {}) : null,
  ]);
  const isEmpty = list.counts.all === 0 && writeOrdersChoices(choices) === "";
  const hasOrders = !isEmpty || (await callApi(context, language, orderCalls[kind], { days: 0, pageSize: 1 })).counts.all > 0;
  return { choices, list, hasOrders, branches: model?.customer ? usable(model.customer) : [] };
}

const usable = ({ branches, ownBranchIds }: { branches: { id: number; name: string }[]; ownBranchIds: number[] }) =>
  branches.filter(({ id }) => ownBranchIds.length === 0 || ownBranchIds.includes(id)).map(({ id, name }) => ({ id, name }));
