import type { ErrorCode } from "./errors.ts";

/** What every call answers. */
export type Envelope<Value> =
  | { success: true; value: Value }
  | { success: false; messages: string[]; code: ErrorCode; fields?: Record<string, string>; requestId?: string };
