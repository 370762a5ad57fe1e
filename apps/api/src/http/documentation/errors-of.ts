import type { Call, ErrorCode } from "@azulejo/contract";

/** Returns every error that a call may return: its own, and those of its kind. */
export function errorsOf(call: Call): ErrorCode[] {
  if (call.callers === "browser") return ["request_not_found"];
  const signedIn = call.callers === "customer" || call.callers === "business" || call.callers === "staff";
  const codes: ErrorCode[] = [
    "request_invalid",
    "storefront_unknown",
    "request_too_many",
    ...(call.ownsToken ? [] : (["account_session_ended"] as const)),
    ...(signedIn ? (["account_session_required"] as const) : []),
    ...(call.callers === "business" ? (["account_business_only"] as const) : []),
    ...(call.right ? (["office_right"] as const) : []),
    ...(call.roles ? (["account_role"] as const) : []),
    ...call.errors,
  ];
  return [...new Set(codes)];
}
