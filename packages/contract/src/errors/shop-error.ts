import type { FieldRule } from "../field-rules.ts";
import { type ErrorCode, type ErrorValues, errorRecords, type PlainErrorCode } from "./error-codes.ts";

type Rest<Code extends ErrorCode> = [Code] extends [PlainErrorCode]
  ? [values?: ErrorValues<Code>, details?: readonly InputIssue[], options?: ErrorOptions]
  : [values: ErrorValues<Code>, details?: readonly InputIssue[], options?: ErrorOptions];

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
    return errorRecords[this.code].status;
  }
}

/** One problem with an input: its path and the rule that it breaks. */
export interface InputIssue {
  path: string;
  rule: FieldRule;
  values?: Record<string, string | number>;
}
