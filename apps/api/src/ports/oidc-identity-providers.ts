import { ShopError } from "@azulejo/contract";
import { emailAddress, personName } from "@azulejo/contract/areas/account.ts";
import * as oidc from "openid-client";
import type { ExternalAttempt, ExternalReturn, Identity, IdentityProviders, ProviderSettings } from "./identity-providers.ts";
import { type Claims, type Quirks, quirksOf } from "./oidc-quirks.ts";

/** Timeout of each request to a service. */
const TIMEOUT_SECONDS = 10;

/** Returns the callback URL for services, which is the same in all languages. */
export const externalReturn = (publicUrl: string): string => `${publicUrl}/external-return`;

/** Creates providers for OpenID Connect services. People return to the storefront where they began. */
export function createOidcProviders(settings: ProviderSettings[]): IdentityProviders {
  const open = new Map<string, Promise<oidc.Configuration>>();
  /** Discovers a service's configuration once; a failed discovery is retried. */
  async function discover(provider: string): Promise<oidc.Configuration> {
    const found = settings.find((one) => one.provider === provider);
    if (!found) throw new ShopError("account_provider_unknown");
    const opening = open.get(provider) ?? discovery(found);
    open.set(provider, opening);
    try {
      return await opening;
    } catch {
      open.delete(provider);
      throw new ShopError("account_provider_unavailable");
    }
  }
  return {
    list: () => settings.map(({ provider, name }) => ({ provider, name })),
    async begin(provider, attempt, { language, publicUrl }) {
      const configuration = await discover(provider);
      const { scope, responseMode } = quirksOf(provider);
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: externalReturn(publicUrl),
        scope,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: "S256",
        state: attempt.state,
        nonce: attempt.nonce,
        ui_locales: language,
        ...(responseMode && { response_mode: responseMode }),
      });
    },
    async finish(provider, attempt, returned, publicUrl) {
      const configuration = await discover(provider);
      const quirks = quirksOf(provider);
      try {
        return toIdentity(await claimsOf(configuration, externalReturn(publicUrl), attempt, returned), quirks, returned.user);
      } catch (error) {
        if (isUnreachable(error)) throw new ShopError("account_provider_unavailable");
        return null;
      }
    },
  };
}

async function discovery({ provider, issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  const local = new URL(issuer).protocol === "http:";
  const execute = local ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
  const { endpoints } = quirksOf(provider);
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  const complete = endpoints ? new oidc.Configuration({ ...metadata, ...endpoints }, clientId, clientSecret) : found;
  complete.timeout = TIMEOUT_SECONDS;
  // Verifies the ID token's signature too, instead of relying on the TLS connection.
  oidc.enableNonRepudiationChecks(complete);
  return complete;
}

/** Exchanges the code and validates state, issuer, nonce, verifier, audience, time and signature. */
async function claimsOf(
  configuration: oidc.Configuration,
  redirectUri: string,
  attempt: ExternalAttempt,
  returned: ExternalReturn,
): Promise<Claims> {
  const address = new URL(redirectUri);
  const { state, code, iss } = returned;
  for (const [name, value] of Object.entries({ state, code, iss })) if (value) address.searchParams.set(name, value);
  const tokens = await oidc.authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims: Claims = tokens.claims() ?? {};
  const asksElsewhere = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (!asksElsewhere) return claims;
  return { ...(await oidc.fetchUserInfo(configuration, tokens.access_token, String(claims.sub))), ...claims };
}

function toIdentity(claims: Claims, { subject, verified }: Quirks, user: string | undefined): Identity {
  const posted = namesIn(user);
  return {
    subject: subject(claims),
    email: emailAddress.safeParse(claims.email).data ?? null,
    emailVerified: verified(claims) ?? null,
    givenName: nameOf(claims.given_name) || nameOf(posted.firstName),
    surname: nameOf(claims.family_name) || nameOf(posted.lastName),
  };
}

/** Names that the browser posts with the token aren't signed, so they only prefill a form. */
function namesIn(user: string | undefined): { firstName?: unknown; lastName?: unknown } {
  try {
    return (JSON.parse(user ?? "{}") as { name?: object }).name ?? {};
  } catch {
    return {};
  }
}

/** Returns a name that the shop's own forms accept, or an empty string. */
const nameOf = (value: unknown): string => personName.safeParse(value).data ?? "";

/** Returns whether the service did not respond or has a server error. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof oidc.ClientError)
    return error.code === "OAUTH_TIMEOUT" || (error.cause instanceof Response && error.cause.status >= 500);
  return error instanceof TypeError && error.message === "fetch failed";
}
