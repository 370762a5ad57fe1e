import { customer } from "@azulejo/contract";
import type { CustomerModel } from "@azulejo/contract/areas/customer.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.server.ts";

/** The caller's application of a kind, while it waits for its answer. */
export async function readOpenRequest(
  { context, language }: Visit,
  kind: "business" | "professional",
): Promise<CustomerModel["openRequest"]> {
  const { openRequest } = await callApi(context, language, customer.model, {});
  return openRequest?.kind === kind ? openRequest : null;
}
