import { ShopError } from "@azulejo/contract";
import * as oidc from "openid-client";
import type { IdentityProviders, ProviderSettings } from "./identity-providers.ts";

/** Services that speak OpenID Connect. @param publicUrl of the shop, which they send people back to */
export function createOidcProviders(settings: ProviderSettings[], publicUrl: string): IdentityProviders {
  const open = new Map<string, Promise<oidc.Configuration>>();
  const redirectUri = `${publicUrl}/external`;
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
    async begin(provider, attempt, language) {
      const configuration = await discover(provider);
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: "S256",
        state: attempt.state,
        nonce: attempt.nonce,
        ui_locales: language,
      });
    },
    async finish() {
      return null;
    },
  };
}

const discovery = ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> => {
  const local = new URL(issuer).protocol === "http:";
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, local ? { execute: [oidc.allowInsecureRequests] } : {});
};
