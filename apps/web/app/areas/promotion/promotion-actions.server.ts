import { bagCalls } from "@azulejo/contract";
import type { Bag } from "@azulejo/contract/areas/bag.ts";
import type { RouterContextProvider } from "react-router";
import { entry } from "../../form/form-faults.server.ts";
import type { Language } from "../../i18n/language.ts";
import { callApi } from "../../request/api.server.ts";

interface Submission {
  context: Readonly<RouterContextProvider>;
  language: Language;
  bagId: string | null;
  form: FormData;
}

const inputOf = ({ bagId, form }: Submission) => ({
  promotion: { promotionalCode: entry(form, "promotionalCode") },
  request: { shoppingBagQuoteId: bagId ?? "" },
});

/** Handlers of the promo code forms, in the bag and at checkout. */
export const promotionIntents: Record<string, (submission: Submission) => Promise<Bag>> = {
  applyCode: (submission) => callApi(submission.context, submission.language, bagCalls.applyPromoCode, inputOf(submission)),
  removeCode: (submission) => callApi(submission.context, submission.language, bagCalls.removePromoCode, inputOf(submission)),
};
