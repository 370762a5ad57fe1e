/** Claims about a person, signed by the sign-in service and verified. */
export type Claims = Record<string, unknown>;

/** Where a service deviates from OpenID Connect. */
export interface Quirks {
  scope: string;
  /** How the response is returned, if not in the URL. */
  responseMode?: "form_post";
  /** Endpoints missing in its discovery document. */
  endpoints?: { token_endpoint: string };
  /** Whether it vouches for the address; undefined when it does not say. */
  verified(claims: Claims): boolean | undefined;
  subject(claims: Claims): string;
}

/** One service sends the string instead of the boolean. */
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
  /** Posts its response whenever name or email is requested; the name comes beside the token, once. Its secret is a signed token. */
  apple: { scope: "openid email name", responseMode: "form_post" },
  /**
   * Each tenant is an issuer, which the library checks against the token's own tenant. An address is whatever the tenant's
   * administrator entered, unless the optional claim `xms_edov` says that the tenant owns its domain.
   */
  microsoft: {
    verified: (claims) => asBoolean(claims.xms_edov),
    subject: (claims) => [claims.tid, claims.sub].filter(Boolean).join("."),
  },
  /**
   * Supports OpenID Connect only as far as code, PKCE and ID token: its discovery has no token endpoint, its userinfo is not standard,
   * and it never says that an address is verified. So its addresses are confirmed by our email.
   */
  facebook: { scope: "openid email public_profile", endpoints: { token_endpoint: "https://graph.facebook.com/oauth/access_token" } },
};

export const quirksOf = (provider: string): Quirks => ({ ...usual, ...quirks[provider] });
