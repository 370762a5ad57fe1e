/** The body of a vendor-shaped error. */
export interface FailureBody {
  type: "card_error" | "invalid_request_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
  setup_intent?: object;
}

/** A response other than 200; thrown anywhere, serialized in one place. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 400: the request itself is wrong. */
export function invalidRequest(message: string, extra: { code?: string; param?: string } = {}): StripeFailure {
  return new StripeFailure(400, { type: "invalid_request_error", message, ...extra });
}

/** 400: a field is missing. */
export function missingParameter(param: string): StripeFailure {
  return invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
}

/** 404: no such object. */
export function missingResource(kind: string, id: string): StripeFailure {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFailure(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message,
    param: "id",
  });
}

/** 401: the key is unknown or may not do this. */
export function unauthorized(message: string, code?: string): StripeFailure {
  return new StripeFailure(401, { type: "invalid_request_error", message, ...(code ? { code } : {}) });
}
