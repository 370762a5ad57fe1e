import { checkout, type ErrorCode, type InputOf } from "@azulejo/contract";
import type { DeliveryEstimate } from "@azulejo/contract/areas/checkout.ts";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { ApiError, callApi } from "../../request/api.server.ts";

/** Error codes that only mean that nothing can be estimated. */
const without: readonly ErrorCode[] = ["request_invalid", "product_not_found", "webshoppingbag_not_found"];

/** Returns a delivery estimate; null for an invalid ZIP code and for goods no longer sold. */
export async function readEstimate(
  context: Readonly<RouterContextProvider>,
  language: Language,
  input: InputOf<typeof checkout.deliveryEstimate>,
): Promise<DeliveryEstimate | null> {
  try {
    return await callApi(context, language, checkout.deliveryEstimate, input);
  } catch (error) {
    if (error instanceof ApiError && without.includes(error.code)) return null;
    throw error;
  }
}
