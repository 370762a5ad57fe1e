import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { accountSamples } from "./account-samples.ts";
import { businessSamples } from "./business-samples.ts";
import { formSamples } from "./form-samples.ts";
import { invoiceSamples } from "./invoice-samples.ts";
import { orderSamples } from "./order-samples.ts";
import { paymentSamples } from "./payment-samples.ts";
import { privacySamples } from "./privacy-samples.ts";
import { quoteSamples } from "./quote-samples.ts";
import type { LetterSample } from "./sample.ts";
import { slabSamples } from "./slab-samples.ts";
import { staffSamples } from "./staff-samples.ts";
import { subscriptionSamples } from "./subscription-samples.ts";

/** An example of every email that the shop sends. */
export const letterSamples: Record<LetterId, LetterSample> = {
  ...accountSamples,
  ...orderSamples,
  ...paymentSamples,
  ...invoiceSamples,
  ...quoteSamples,
  ...slabSamples,
  ...businessSamples,
  ...formSamples,
  ...subscriptionSamples,
  ...privacySamples,
  ...staffSamples,
};
