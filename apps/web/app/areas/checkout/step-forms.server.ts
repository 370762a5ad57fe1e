import { checkout, webshoppingbag } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { addressOfForm } from "./address-form.ts";
import type { Step } from "./checkout-steps.ts";

type LoadContext = Readonly<RouterContextProvider>;

const word = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();
const optional = <K extends string>(name: K, value: string) => (value ? { [name]: value } : {}) as Partial<Record<K, string>>;

type Input = Parameters<typeof callApi<typeof checkout.checkout>>[3];

/** Data of a step's form. */
const bring: Record<Exclude<Step, "pickup">, (form: FormData) => Partial<Input>> = {
  user: (form) => ({
    contact: Object.assign(
      {},
      ...(["email", "firstName", "lastName", "phone", "company"] as const).map((name) => optional(name, word(form, name))),
    ),
    wantsAccount: form.get("wantsAccount") === "on",
  }),
  shipping: (form) => ({ deliveryAddress: addressOfForm(form) }),
  "shipping-options": (form) => ({ deliveryService: word(form, "service") === "freight" ? "freight" : "parcel" }),
  payment: (form) =>
    form.get("same") === "on" ? { billingSameAsDelivery: true } : { billingSameAsDelivery: false, billingAddress: addressOfForm(form) },
};

/** Saves one step. @throws ApiError with errors by field */
export async function readStep(context: LoadContext, language: Language, bagId: string, step: Step, form: FormData): Promise<Quote> {
  if (step === "pickup") {
    await callApi(context, language, webshoppingbag.changePickupStore, {
      shoppingBagQuoteId: bagId,
      storeNumber: Number(word(form, "storeNumber")),
    });
    return callApi(context, language, checkout.checkout, { shoppingBagQuoteId: bagId });
  }
  return callApi(context, language, checkout.checkout, { shoppingBagQuoteId: bagId, ...bring[step](form) });
}

/**
 * The last step: saves the billing address, then places the order with the card that the provider holds.
 * @param measured whether the buyer agreed to analytics
 */
export async function placeOrder(context: LoadContext, language: Language, bagId: string, form: FormData, measured: boolean) {
  // The provider's webhook may have completed this order before the browser came back; then there is nothing left to save.
  await readStep(context, language, bagId, "payment", form).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "webshoppingbag_ordered") throw error;
  });
  const attempt = word(form, "attempt");
  const input = {
    shoppingBagQuoteId: bagId,
    attempt,
    payment: { type: "CreditCard" as const, paymentMethodId: word(form, "paymentMethodId") },
    expectedTotalCents: Number(word(form, "expectedTotalCents")),
    agreed: form.get("agreed") === "on",
    termsVersion: word(form, "termsVersion"),
    measured,
  };
  return callApi(context, language, checkout.complete, input, { idempotencyKey: `${attempt}:complete` });
}
