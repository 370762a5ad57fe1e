import { customer } from "@azulejo/contract";
import type { Delay } from "@azulejo/contract/areas/customer.ts";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { ApiError, callApi, isNotFound } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { sendOnce } from "../cancel/send-once.server.ts";

/** Which question: by the link in its message, or on the order's page. */
export type Which = { slug: string } | { receiptId: string; delayId: number };

type Caller = Pick<Visit, "context" | "language">;

/** Returns a question about a slip; null for one that the shop does not know. */
export async function loadDelay({ context, language }: Caller, which: Which): Promise<Delay | null> {
  try {
    return await callApi(context, language, customer.readDelay, which);
  } catch (error) {
    if (isNotFound(error, "customer_delay_unknown")) return null;
    throw error;
  }
}

/** Sends the customer's answer. @returns null when it was taken; the form's errors otherwise */
export async function sendAnswer({ context, language }: Caller, which: Which, form: FormData) {
  const answer = entry(form, "intent") === "wait" ? "wait" : "cancel";
  const idempotencyKey = `${entry(form, "attempt")}:${answer}`;
  try {
    await sendOnce(() => callApi(context, language, customer.answerDelay, { ...which, answer }, { idempotencyKey }));
    return null;
  } catch (error) {
    // Another tab or the deadline came first; the page says what was decided.
    if (error instanceof ApiError && error.code === "customer_delay_closed") return null;
    return formFaults(error, form);
  }
}
