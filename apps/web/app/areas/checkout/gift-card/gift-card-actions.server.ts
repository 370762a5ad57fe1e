import { checkout } from "@azulejo/contract";
import type { RouterContextProvider } from "react-router";
import { entry } from "../../../form/form-faults.server.ts";
import type { Language } from "../../../i18n/language.ts";
import { callApi } from "../../../request/api.server.ts";

interface Submission {
  context: Readonly<RouterContextProvider>;
  language: Language;
  bagId: string;
  form: FormData;
}

/** Handlers of the forms for a bag's gift card. */
export const giftCardIntents: Record<string, (submission: Submission) => Promise<unknown>> = {
  applyGiftCard: ({ context, language, bagId, form }) =>
    callApi(context, language, checkout.applyGiftCard, { shoppingBagQuoteId: bagId, code: entry(form, "code") }),
  removeGiftCard: ({ context, language, bagId }) => callApi(context, language, checkout.removeGiftCard, { shoppingBagQuoteId: bagId }),
};
