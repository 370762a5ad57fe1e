import { type Call, type ErrorCode, ShopError } from "@azulejo/contract";

/** Returns every error that a call may return: its own, and those of the pipeline for a call of its kind. */
export function errorsOf(call: Call): ErrorCode[] {
  if (call.callers === "browser") return ["request_not_found", "server_error", "server_unavailable"];
  return [...new Set([...requestErrors(call), ...callerErrors(call), ...idempotencyErrors(call), ...call.errors, ...serverErrors(call)])];
}

const requestErrors = ({ method }: Call): ErrorCode[] => [
  "request_invalid",
  "request_malformed",
  "storefront_unknown",
  ...(method === "POST" ? (["request_too_large", "request_media_type", "request_compressed"] as const) : []),
  "request_too_many",
];

/** Why an API key is refused. */
const keyErrors = [
  "api_key_unknown",
  "api_key_token",
  "api_key_storefront",
  "api_key_revoked",
  "api_key_replaced",
  "api_key_expired",
  "api_key_address",
] as const;

function callerErrors(call: Call): ErrorCode[] {
  const { callers, ownsToken, right, allStores, roles, precedesSecondFactor, personOnly } = call;
  const signedIn = callers === "customer" || callers === "business" || callers === "staff";
  return [
    ...(ownsToken ? [] : (["account_session_ended"] as const)),
    ...(signedIn ? (["account_session_required"] as const) : []),
    ...(callers === "business" ? (["account_business_only"] as const) : []),
    ...(callers === "staff" ? keyErrors : []),
    ...(personOnly ? (["office_person_only"] as const) : []),
    ...(callers === "staff" && !precedesSecondFactor ? (["office_second_factor_required"] as const) : []),
    ...(right ? (["office_right"] as const) : []),
    ...(allStores ? (["office_all_stores"] as const) : []),
    ...(roles ? (["account_role"] as const) : []),
    ...(changesFor(call) ? (["account_view_only"] as const) : []),
  ];
}

/** A malformed key is refused wherever a key is honored. */
const idempotencyErrors = ({ idempotency }: Call): ErrorCode[] =>
  idempotency === "none" ? [] : ["idempotency_required", "idempotency_reused", "idempotency_in_progress"];

const serverErrors = ({ isRead }: Call): ErrorCode[] => [
  "server_error",
  "server_unavailable",
  ...(isRead ? [] : (["server_storage_full"] as const)),
];

/**
 * Returns an error of a call as it is. @param strict returns an error that the contract does not list for the call as a failure
 * of the server instead, so that a test notices errors missing from the reference (development and tests)
 */
export function listedError(call: Call, error: unknown, strict: boolean): unknown {
  if (!strict || !(error instanceof ShopError) || errorsOf(call).includes(error.code)) return error;
  return new Error(`${call.path} answers ${error.code}, which the contract does not list among its errors`, { cause: error });
}

/** Whether a call changes something for the customer who makes it, or hands out all that the shop knows of them: staff who look may not. */
export const changesFor = ({ callers, isRead, isPrivate, ownsToken }: Call): boolean =>
  callers !== "staff" && !ownsToken && (!isRead || isPrivate === true);
