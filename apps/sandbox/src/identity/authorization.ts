import type { IdentityOptions } from "../options.ts";

/** A request to sign somebody in, as it was checked. */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
  challenge: string;
  scopes: string[];
  prompt: string[];
  mode: "query" | "form_post";
}

/** `fault` is shown to the person, because nobody can be sent back; `error` goes back to the client. */
export type Checked =
  | { request: AuthorizationRequest }
  | { fault: string }
  | { error: string; redirectUri: string; state: string | undefined; mode: AuthorizationRequest["mode"] };

/** Checks the parameters of the authorization endpoint in the order of OpenID Connect: first whom to answer, then what is asked. */
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
  // Nobody stays signed in here, so that nobody is found without being asked.
  if (prompt.includes("none")) return { error: prompt.length > 1 ? "invalid_request" : "login_required", ...back };
  return { request: { ...back, nonce: get("nonce"), challenge, scopes, prompt } };
}
