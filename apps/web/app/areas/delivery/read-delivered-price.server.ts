import { checkout, type ErrorCode, type InputOf } from "@azulejo/contract";
import type { DeliveredPrice } from "@azulejo/contract/areas/checkout.ts";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { ApiError, callApi } from "../../request/api.server.ts";

/** Error codes that only mean that nothing can be quoted. */
const without: readonly ErrorCode[] = ["request_invalid", "product_not_found", "webshoppingbag_not_found"];

/** Returns a quoted delivered price; null for an invalid ZIP code and for goods no longer sold. */
export async function readDeliveredPrice(
  context: Readonly<RouterContextProvider>,
  language: Language,
  input: InputOf<typeof checkout.deliveredPrice>,
): Promise<DeliveredPrice | null> {
  try {
    return await callApi(context, language, checkout.deliveredPrice, input);
  } catch (error) {
    if (error instanceof ApiError && without.includes(error.code)) return null;
    throw error;
  }
}
