/** What a service says of a person, checked and signed. */
export type Claims = Record<string, unknown>;

/** Where a service differs from what OpenID Connect leads one to expect. */
export interface Quirks {
  scope: string;
  /** How the answer comes back, where not in the address. */
  responseMode?: "form_post";
  /** Endpoints that its discovery document leaves out. */
  endpoints?: { token_endpoint: string };
  /** Whether it vouches for the address; undefined when it does not say. */
  verified(claims: Claims): boolean | undefined;
  subject(claims: Claims): string;
}

/** One service sends the word instead of the value. */
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
  /** Posts its answer as soon as name or address are asked for; the name comes beside the token, once. Its secret is a signed token. */
  apple: { scope: "openid email name", responseMode: "form_post" },
  /**
   * Each tenant is an issuer, which the library checks against the token's own tenant. An address is what the tenant's
   * administrator typed, unless the optional claim `xms_edov` says that its domain is the tenant's.
   */
  microsoft: {
    verified: (claims) => asBoolean(claims.xms_edov),
    subject: (claims) => [claims.tid, claims.sub].filter(Boolean).join("."),
  },
  /**
   * Its OpenID Connect goes as far as a code, PKCE and an ID token: the token endpoint is missing in its discovery, there is no
   * userinfo in the standard's sense, and it never says that an address is verified. So its addresses are proved by our mail.
   */
  facebook: { scope: "openid email public_profile", endpoints: { token_endpoint: "https://graph.facebook.com/oauth/access_token" } },
};

export const quirksOf = (provider: string): Quirks => ({ ...usual, ...quirks[provider] });
