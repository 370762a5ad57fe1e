import type { ErrorCode } from "@azulejo/contract";

const signIn: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "account_captcha",
  "account_code_wrong",
  "account_credentials",
  "account_link_invalid",
  "account_passkey_invalid",
  "account_password_wrong",
  "account_person_locked",
  "account_too_many",
  "api_key_address",
  "api_key_expired",
  "api_key_replaced",
  "api_key_revoked",
  "api_key_storefront",
  "api_key_token",
  "api_key_unknown",
  "office_credentials",
]);
const access: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "account_business_only",
  "account_role",
  "account_session_required",
  "account_view_only",
  "office_all_stores",
  "office_person_only",
  "office_right",
  "office_second_factor_required",
]);

/** Returns the event of the security log for a refused call; null where a refusal is part of ordinary use. */
export function eventOfRefusal(code: ErrorCode): "sign_in_refused" | "access_refused" | "request_limited" | null {
  if (code === "request_too_many") return "request_limited";
  if (signIn.has(code)) return "sign_in_refused";
  return access.has(code) ? "access_refused" : null;
}
