import type { ErrorCode } from "@azulejo/contract/errors/error-codes.ts";

/** Errors of a submitted form, and the entered values. */
export interface FormFaults {
  /** Identifies the form on its page. */
  intent: string;
  code: ErrorCode;
  /** Errors about the form as a whole. */
  messages: string[];
  /** Errors by field; names are paths in the API call. */
  fields: Record<string, string>;
  entered: Record<string, string>;
}
