/** Claims about a person, signed by the sign-in service and verified. */
export type Claims = Record<string, unknown>;

/** Deviations of a service from OpenID Connect. */
export interface Quirks {
  scope: string;
  /** How the response returns, if not in the URL. */
  responseMode?: "form_post";
  /** Endpoints missing in its discovery document. */
  endpoints?: { token_endpoint: string };
  /** Returns whether the service has verified the address; undefined if it doesn't say. */
  verified(claims: Claims): boolean | undefined;
  subject(claims: Claims): string;
}

/** One service sends a string instead of a boolean. */
const asBoolean = (value: unknown): boolean | undefined => {
  if (value === true || value === "true" || value === 1 || value === "1") return true;
  return value === undefined || value === null ? undefined : false;
};

const usual: Quirks = {
  scope: "openid email profile",
  verified: (claims) => asBoolean(claims.email_verified),
  subject: (claims) => String(claims.sub),
};

const quirks: Record<string, Partial<Quirks>> = {
  /**
   * Apple posts its response if name or email is requested, with the name beside the token at the first sign-in only. Its client secret is
   * a signed token.
   */
  apple: { scope: "openid email name", responseMode: "form_post" },
  /**
   * Each Microsoft tenant is an issuer, which the library checks against the token's tenant. An address is whatever the tenant's
   * administrator entered, unless the optional claim `xms_edov` states that the tenant owns its domain.
   */
  microsoft: {
    verified: (claims) => asBoolean(claims.xms_edov),
    subject: (claims) => [claims.tid, claims.sub].filter(Boolean).join("."),
  },
  /**
   * Facebook supports only parts of OpenID Connect: code, PKCE and ID token. Its discovery document has no token endpoint, its userinfo is
   * not standard, and it never states that an address is verified. So its addresses are confirmed by the shop's own email.
   */
  facebook: { scope: "openid email public_profile", endpoints: { token_endpoint: "https://graph.facebook.com/oauth/access_token" } },
};

export const quirksOf = (provider: string): Quirks => ({ ...usual, ...quirks[provider] });
