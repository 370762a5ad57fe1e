import { ALGORITHM } from "./id-tokens.ts";

/** Returns the provider's metadata. */
export const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  response_modes_supported: ["query", "form_post"],
  grant_types_supported: ["authorization_code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: [ALGORITHM],
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  code_challenge_methods_supported: ["S256"],
  scopes_supported: ["openid", "email", "profile", "name"],
  claims_supported: ["sub", "email", "email_verified", "given_name", "family_name", "name"],
  prompt_values_supported: ["none", "login", "consent", "select_account"],
  authorization_response_iss_parameter_supported: true,
});
