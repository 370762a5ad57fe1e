import { consentCalls } from "@azulejo/contract";
import { readInput } from "../../form/read-input.server.ts";
import { callApi } from "../../request/api.server.ts";
import type { Visit } from "../../routing/visit.ts";

/** Selects the caller's text message settings, or with a receipt those for its order. */
type Whose = { receiptId?: string };

export const readTextMessages = ({ context, language }: Visit, whose: Whose = {}) => callApi(context, language, consentCalls.check, whose);

/** @returns false for a form with another intent @throws ApiError */
export async function changeTextMessages({ context, language }: Visit, form: FormData, whose: Whose = {}): Promise<boolean> {
  const intent = form.get("intent");
  if (intent === "messages-out") await callApi(context, language, consentCalls.optOut, whose);
  else if (intent === "messages-in")
    await callApi(context, language, consentCalls.optIn, {
      ...whose,
      ...readInput(consentCalls.optIn, form, ["phone", "consentVersion"]),
    });
  else return false;
  return true;
}
