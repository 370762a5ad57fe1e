/** Who somebody is, as another service says. */
export interface Identity {
  /** The service's own name of the person; never changes. */
  subject: string;
  email: string | null;
  /** As the service says; null when it says nothing, which is not a yes. */
  emailVerified: boolean | null;
  /** Empty when the service does not say. */
  givenName: string;
  surname: string;
}

/** What was made for one sign-in and has to come back with it. */
export interface ExternalAttempt {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** What the browser brought back, by query or by form post. */
export interface ExternalReturn {
  state: string;
  code: string;
  iss?: string | undefined;
  user?: string | undefined;
}

/** The port to services that people can sign in with. */
export interface IdentityProviders {
  list(): { provider: string; name: string }[];
  /** The address to send the browser to. @throws account_provider_unknown, account_provider_unavailable */
  begin(provider: string, attempt: ExternalAttempt, language: string): Promise<URL>;
  /** @returns null when the answer proves nothing @throws account_provider_unknown, account_provider_unavailable */
  finish(provider: string, attempt: ExternalAttempt, returned: ExternalReturn): Promise<Identity | null>;
}

/** One service, as it is configured. */
export interface ProviderSettings {
  /** In addresses and in the database: `google`. */
  provider: string;
  /** On the button: `Google`. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}
