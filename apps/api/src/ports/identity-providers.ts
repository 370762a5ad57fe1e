/** A person's identity, as reported by another service. */
export interface Identity {
  /** The service's own id of the person, which never changes. */
  subject: string;
  email: string | null;
  /** The service's own statement; null if it makes none, which must not be treated as true. */
  emailVerified: boolean | null;
  /** Empty if the service doesn't provide it. */
  givenName: string;
  surname: string;
}

/** Random values of one sign-in attempt, which the response has to match. */
export interface ExternalAttempt {
  state: string;
  nonce: string;
  /** The PKCE verifier. */
  verifier: string;
}

/** The parameters with which the browser returned, in the query or in a form post. */
export interface ExternalReturn {
  state: string;
  code: string;
  iss?: string | undefined;
  user?: string | undefined;
}

/** The port to services that people can sign in with. */
export interface IdentityProviders {
  list(): { provider: string; name: string }[];
  /** Returns the URL to send the browser to. @throws account_provider_unknown, account_provider_unavailable */
  begin(provider: string, attempt: ExternalAttempt, page: { language: string; publicUrl: string }): Promise<URL>;
  /**
   * Completes a sign-in.
   * @param publicUrl where the attempt began
   * @returns null if the response proves nothing
   * @throws account_provider_unknown, account_provider_unavailable
   */
  finish(provider: string, attempt: ExternalAttempt, returned: ExternalReturn, publicUrl: string): Promise<Identity | null>;
}

/** The configuration of one service. */
export interface ProviderSettings {
  /** The key in URLs and in the database: `google`. */
  provider: string;
  /** The name on the button: `Google`. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}
