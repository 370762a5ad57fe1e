import { bagCalls, checkout } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { RouterContextProvider } from "react-router";
import { centsIn } from "../../form/cents-in.ts";
import { entry } from "../../form/form-faults.server.ts";
import { readInput } from "../../form/read-input.server.ts";
import type { Language } from "../../i18n/language.ts";
import { text } from "../../i18n/text.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { fillProvince } from "./address/fill-province.server.ts";
import type { Step } from "./checkout-steps.ts";
import { hasBillingAddress, isSplit, paymentIn, readWayToPay } from "./ways-to-pay.ts";

type LoadContext = Readonly<RouterContextProvider>;

type Input = Parameters<typeof callApi<typeof checkout.checkout>>[3];

/** Sends the data of each step's form to the API. */
const bring: Record<Exclude<Step, "pickup">, (form: FormData) => Partial<Input>> = {
  user: (form) => readInput(checkout.checkout, form, ["contact", "wantsAccount", "purchaseOrderNo", "jobName"]),
  shipping: (form) => readInput(checkout.checkout, form, ["deliveryAddress"]),
  "shipping-options": (form) => ({
    deliveryService: "parcel",
    ...readInput(checkout.checkout, form, ["deliveryService", "deliveryCharges"]),
  }),
  // Nothing to send, because each code was saved with its own form.
  promo: () => ({}),
  payment: (form) => readInput(checkout.checkout, form, ["billingSameAsDelivery", "billingAddress"]),
};

/** Saves one step. @throws ApiError with errors by field */
export async function readStep(context: LoadContext, language: Language, bagId: string, step: Step, form: FormData): Promise<Quote> {
  if (step === "pickup") {
    await callApi(context, language, bagCalls.changePickupStore, {
      shoppingBagQuoteId: bagId,
      ...readInput(bagCalls.changePickupStore, form, ["storeNumber"]),
    });
    const person = entry(form, "pickupPerson");
    return callApi(context, language, checkout.checkout, { shoppingBagQuoteId: bagId, pickupPerson: person === "" ? null : person });
  }
  await fillProvince(context, language, form, step === "payment" ? "billingAddress" : "deliveryAddress");
  return callApi(context, language, checkout.checkout, { shoppingBagQuoteId: bagId, ...bring[step](form) });
}

/**
 * The last step: saves the billing address for a card or bank account, then places the order.
 * @param measured whether the buyer agreed to analytics
 */
export async function placeOrder(context: LoadContext, language: Language, bagId: string, form: FormData, measured: boolean) {
  // The payment provider's webhook may have completed this order before the browser returned; then there is nothing left to save.
  const creditCents = centsIn(entry(form, "payment.creditCents"));
  if (isSplit(readWayToPay(form)) && typeof creditCents === "string")
    throw new ApiError("request_invalid", [], { "payment.creditCents": text(language, "payment.creditAmountWrong") }, 422);
  const isBilled = hasBillingAddress(readWayToPay(form));
  if (isBilled)
    await readStep(context, language, bagId, "payment", form).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== "webshoppingbag_ordered") throw error;
    });
  const sent = readInput(checkout.complete, form, ["attempt", "expectedTotalCents", "agreed", "termsVersion"]);
  const input = { ...sent, shoppingBagQuoteId: bagId, payment: paymentIn(form), measured };
  // The buyer's decision at PayPal makes this a different request, with its own idempotency key.
  const step = form.get("payment.success");
  const idempotencyKey = `${sent.attempt}:complete${step === null ? "" : `:${step}`}`;
  return callApi(context, language, checkout.complete, input, { idempotencyKey });
}
