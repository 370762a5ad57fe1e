import type { ErrorCode } from "@azulejo/contract";

/** A call that the API refused: its code, its sentences in the reader's language, and what was wrong by field. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly messages: string[];
  readonly fields: Record<string, string>;
  readonly status: number;

  constructor(code: ErrorCode, messages: string[], fields: Record<string, string>, status: number) {
    super(messages[0] ?? code);
    this.name = "ApiError";
    this.code = code;
    this.messages = messages;
    this.fields = fields;
    this.status = status;
  }
}
