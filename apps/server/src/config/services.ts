import type { ProviderSettings } from "@azulejo/api";
import { type Config, ConfigError } from "./config.ts";
import type { Variables } from "./variables.ts";

export const STRIPE_SCRIPT = "https://js.stripe.com/v3/";

const VENDOR_EDITOR = "https://app.storyblok.com";
const VENDOR_MANAGEMENT = "https://mapi.storyblok.com/v1";
/** The vendor's service limits calls; the built-in system answers from memory. */
const FOREIGN_RATE = 5;
const OWN_RATE = 1000;

export const contentOf = (v: Variables) => ({
  apiUrl: v.CONTENT_API_URL?.replace(/\/$/, ""),
  rateLimit: v.CONTENT_RATE_LIMIT ?? (v.CONTENT_API_URL ? FOREIGN_RATE : OWN_RATE),
  tokenRate: v.CONTENT_TOKEN_RATE,
  managementUrl: v.CONTENT_MANAGEMENT_URL?.replace(/\/$/, "") ?? VENDOR_MANAGEMENT,
  editorOrigin: v.CONTENT_EDITOR_URL
    ? new URL(v.CONTENT_EDITOR_URL).origin
    : v.CONTENT_API_URL
      ? VENDOR_EDITOR
      : // The office edits our own content.
        new URL(v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).origin,
});

const RECAPTCHA = "https://www.google.com";

export const captchaOf = (v: Variables, secret: string): Config["captcha"] => ({
  secret,
  recaptcha:
    v.RECAPTCHA_SITE_KEY && v.RECAPTCHA_SECRET
      ? {
          siteKey: v.RECAPTCHA_SITE_KEY,
          secret: v.RECAPTCHA_SECRET,
          apiUrl: v.RECAPTCHA_API_URL ? new URL(v.RECAPTCHA_API_URL).origin : RECAPTCHA,
        }
      : null,
});

export const twilioOf = ({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  ...v
}: Variables): Config["twilio"] => (accountSid && authToken && from ? { accountSid, authToken, from, apiUrl: v.TWILIO_API_URL } : null);

export type Environment = Record<string, string | undefined>;

/** Extensions only get variables with their prefix. @param modules separated by commas */
export function extensionOf(modules: string | undefined, environment: Environment): Config["extension"] {
  const named = (modules ?? "")
    .split(",")
    .map((module) => module.trim())
    .filter(Boolean);
  if (named.length === 0) return null;
  const own = Object.entries(environment).filter(([name, value]) => name.startsWith("EXTENSION_") && value !== undefined);
  return { modules: named, environment: Object.fromEntries(own) as Record<string, string> };
}

/** Brand names; any other name is capitalized. */
const providerNames: Record<string, string> = { google: "Google", apple: "Apple", microsoft: "Microsoft", facebook: "Facebook" };

/** Returns the providers of all `OIDC_{NAME}_ISSUER` variables with id and secret; null if there are none. @throws for an incomplete one */
export function providersOf(environment: Environment): ProviderSettings[] | null {
  const names = Object.keys(environment).flatMap((name) => /^OIDC_([A-Z]{2,20})_ISSUER$/.exec(name)?.[1] ?? []);
  const settings = names.map((name): ProviderSettings => {
    const read = (part: string): string => environment[`OIDC_${name}_${part}`]?.trim() ?? "";
    const provider = name.toLowerCase();
    const [issuer, clientId, clientSecret] = [read("ISSUER"), read("CLIENT_ID"), read("CLIENT_SECRET")];
    if (!URL.canParse(issuer) || !clientId || !clientSecret)
      throw new ConfigError([
        `set OIDC_${name}_ISSUER (an address), OIDC_${name}_CLIENT_ID and OIDC_${name}_CLIENT_SECRET, or none of them`,
      ]);
    return { provider, name: providerNames[provider] ?? name.charAt(0) + provider.slice(1), issuer, clientId, clientSecret };
  });
  return settings.length > 0 ? settings : null;
}
