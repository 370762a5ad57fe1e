const MINUTE_MS = 60_000;

/** Lifetimes of links and tickets, in milliseconds. */
export const PROOF_MS = 24 * 60 * MINUTE_MS;
export const RESET_MS = 30 * MINUTE_MS;
export const ACCESS_CODE_MS = MINUTE_MS;
export const EXTERNAL_MS = 10 * MINUTE_MS;
export const PASSKEY_MS = 5 * MINUTE_MS;
