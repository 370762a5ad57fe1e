import type { ErrorCode } from "./errors/error-codes.ts";

/** The response of every call. */
export type Envelope<Value> =
  | { success: true; value: Value }
  | { success: false; messages: string[]; code: ErrorCode; fields?: Record<string, string>; requestId?: string };
