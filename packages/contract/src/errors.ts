import { type ErrorCode, errorStatus } from "./error-status.ts";
import type { ErrorValues, PlainErrorCode } from "./error-values.ts";
import type { FieldRule } from "./field-rules.ts";

type Rest<Code extends ErrorCode> = [Code] extends [PlainErrorCode]
  ? [values?: ErrorValues<Code>, details?: readonly InputIssue[], options?: ErrorOptions]
  : [values: ErrorValues<Code>, details?: readonly InputIssue[], options?: ErrorOptions];

export type { ErrorCode };

/** The shop's error: a code, the values for its message, and the affected inputs. */
export class ShopError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode;
  readonly values: Record<string, string | number>;
  readonly details: readonly InputIssue[];

  constructor(code: Code, ...[values, details = [], options = {}]: Rest<Code>) {
    super(code, options);
    this.name = "ShopError";
    this.code = code;
    this.values = (values ?? {}) as Record<string, string | number>;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** One problem of an input: its path and the rule it breaks. */
export interface InputIssue {
  path: string;
  rule: FieldRule;
  values?: Record<string, string | number>;
}
