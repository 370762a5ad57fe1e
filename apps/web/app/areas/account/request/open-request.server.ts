import { customer } from "@azulejo/contract";
import type { CustomerModel } from "@azulejo/contract/areas/customer.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";

/** Reads the caller's pending application of a kind. */
export async function readOpenRequest(
  { context, language }: Visit,
  kind: "business" | "professional",
): Promise<CustomerModel["openRequest"]> {
  const { openRequest } = await callApi(context, language, customer.model, {});
  return openRequest?.kind === kind ? openRequest : null;
}
