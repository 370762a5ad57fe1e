import { type Call, ShopError } from "@azulejo/contract";

const USUAL_BYTES = 256 * 1024;

/** Returns the maximum bytes of a call's body. */
export const bodyLimitOf = (call: Call): number => call.bodyBytes ?? USUAL_BYTES;

export const tooLarge = (limit: number): ShopError => new ShopError("request_too_large", { limit: Math.floor(limit / 1024) });
