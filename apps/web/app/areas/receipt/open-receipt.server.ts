import { redirect } from "react-router";
import { ApiError, isNotFound } from "../../request/api.server.ts";
import type { Visit } from "../../routing/visit.ts";

/** Loads a receipt: an expired one redirects to a page that says so, and an unknown one is a 404. */
export async function openReceipt<T>({ address, notFound }: Pick<Visit, "address" | "notFound">, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.code === "webreceipt_expired") throw redirect(address("order/expired"));
    if (isNotFound(error, "webreceipt_not_found")) return notFound();
    throw error;
  }
}
