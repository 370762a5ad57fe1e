/** A person's identity, as reported by another service. */
export interface Identity {
  /** The service's own id of the person, which never changes. */
  subject: string;
  email: string | null;
  /** The service's own statement; null when it makes none, which is not a yes. */
  emailVerified: boolean | null;
  /** Empty when the service does not say. */
  givenName: string;
  surname: string;
}

/** The values created for one sign-in, which its response has to match. */
export interface ExternalAttempt {
  state: string;
  nonce: string;
  /** The PKCE verifier. */
  verifier: string;
}

/** The values that the browser returned with, by query or by form post. */
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
  /** @param publicUrl where the attempt began @returns null when the response proves nothing @throws account_provider_unknown, account_provider_unavailable */
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
