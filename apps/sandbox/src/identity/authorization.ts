import type { IdentityOptions } from "../options.ts";

/** A validated authorization request. */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
  challenge: string;
  scopes: string[];
  prompt: string[];
  mode: "query" | "form_post";
}

/** `fault` is shown to the person, because there is no valid redirect; `error` is returned to the client. */
export type Checked =
  | { request: AuthorizationRequest }
  | { fault: string }
  | { error: string; redirectUri: string; state: string | undefined; mode: AuthorizationRequest["mode"] };

/** Checks the authorization endpoint's parameters in OpenID Connect's order: first the client and redirect, then the request. */
export function checkAuthorization(parameters: URLSearchParams, client: IdentityOptions, origins: readonly string[]): Checked {
  const get = (name: string): string | undefined => parameters.get(name) || undefined;
  const redirectUri = get("redirect_uri") ?? "";
  if (get("client_id") !== client.clientId) return { fault: "No client of this id is registered." };
  if (!URL.canParse(redirectUri) || !origins.includes(new URL(redirectUri).origin))
    return { fault: "This redirect address is not registered." };
  const mode = get("response_mode") === "form_post" ? "form_post" : "query";
  const back = { redirectUri, state: get("state"), mode } as const;
  const scopes = (get("scope") ?? "").split(" ");
  const prompt = (get("prompt") ?? "").split(" ").filter(Boolean);
  const challenge = get("code_challenge");
  if (get("response_type") !== "code") return { error: "unsupported_response_type", ...back };
  if (!scopes.includes("openid")) return { error: "invalid_scope", ...back };
  if (!challenge || get("code_challenge_method") !== "S256") return { error: "invalid_request", ...back };
  // There are no sign-in sessions here, so `prompt=none` always fails.
  if (prompt.includes("none")) return { error: prompt.length > 1 ? "invalid_request" : "login_required", ...back };
  return { request: { ...back, nonce: get("nonce"), challenge, scopes, prompt } };
}
