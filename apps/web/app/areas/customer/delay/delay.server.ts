import { customer } from "@azulejo/contract";
import type { Delay } from "@azulejo/contract/areas/customer.ts";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { ApiError, callApi, isNotFound } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { sendOnce } from "../cancel/send-once.server.ts";

/** Which question is meant: by the link in its email, or on the order's page. */
export type Which = { slug: string } | { receiptId: string; delayId: number };

type Caller = Pick<Visit, "context" | "language">;

/** Reads the question about a postponed date; null for an unknown one. */
export async function loadDelay({ context, language }: Caller, which: Which): Promise<Delay | null> {
  try {
    return await callApi(context, language, customer.readDelay, which);
  } catch (error) {
    if (isNotFound(error, "customer_delay_unknown")) return null;
    throw error;
  }
}

/** Sends the customer's decision. @returns null if it was accepted; otherwise the form's errors */
export async function sendAnswer({ context, language }: Caller, which: Which, form: FormData) {
  const answer = entry(form, "intent") === "wait" ? "wait" : "cancel";
  const idempotencyKey = `${entry(form, "attempt")}:${answer}`;
  try {
    await sendOnce(() => callApi(context, language, customer.answerDelay, { ...which, answer }, { idempotencyKey }));
    return null;
  } catch (error) {
    // The decision was already made in another tab or by the deadline; the page shows it.
    if (error instanceof ApiError && error.code === "customer_delay_closed") return null;
    return formFaults(error, form);
  }
}
