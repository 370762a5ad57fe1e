import type { ProviderSettings } from "@azulejo/api";
import { baseOf } from "./base.ts";
import { easyPostOf, shipStationOf } from "./carriers.ts";
import type { Config } from "./config.ts";
import { payPalOf } from "./paypal.ts";
import { captchaOf, contentOf, type Environment, extensionOf, providersOf, STRIPE_SCRIPT, twilioOf } from "./services.ts";
import { taxesOf } from "./taxes.ts";
import type { Variables } from "./variables.ts";

export const DEMO = {
  secretKey: "sk_test_demo",
  publishableKey: "pk_test_demo",
  webhookSecret: "whsec_demo",
  twilioToken: "demo-twilio-token",
  captchaSecret: "demo-captcha-secret",
  sessionSecret: "demo-session-secret-of-a-laptop-only",
  oidcSecret: "demo-oidc-secret",
  s3Secret: "demo-s3-secret",
} as const;

const DEMO_ACCOUNT = "AC0000000000000000000000000000demo";

/** Keys of the storefronts that demo mode creates. */
export const seedKeys = {
  demo: { publicKey: "pk_demo_cantera", space: "1001", tokens: "demo" },
  empty: { publicKey: "pk_empty", space: "1", tokens: "empty" },
} as const;

/** Published keys and content tokens of the demo. */
export const knownKeys = {
  publicKeys: Object.values(seedKeys).map((one) => one.publicKey),
  contentTokens: Object.values(seedKeys).flatMap(({ tokens }) => ["public", "preview", "management"].map((kind) => `${tokens}-${kind}`)),
};

/** Returns the demo's settings for everything that isn't set, with the sandbox for outside services. */
export function demoConfig(v: Variables, environment: Environment): Config {
  const sandbox = `http://localhost:${v.SANDBOX_PORT}`;
  const keys = seedKeys[v.SEED];
  return {
    ...baseOf(v),
    sandbox: v.SANDBOX === "on" ? { port: v.SANDBOX_PORT, smtpPort: v.SMTP_PORT } : null,
    storefront: { id: v.STOREFRONT_ID, publicKey: v.STOREFRONT_PUBLIC_KEY ?? keys.publicKey },
    stripe: {
      secretKey: v.STRIPE_SECRET_KEY ?? DEMO.secretKey,
      publishableKey: v.STRIPE_PUBLISHABLE_KEY ?? DEMO.publishableKey,
      webhookSecret: v.STRIPE_WEBHOOK_SECRET ?? DEMO.webhookSecret,
      apiUrl: v.STRIPE_API_URL ?? (v.STRIPE_SECRET_KEY ? undefined : sandbox),
      scriptUrl: v.STRIPE_JS_URL ?? (v.STRIPE_SECRET_KEY ? STRIPE_SCRIPT : `${sandbox}/stripe/js/v3`),
    },
    paypal: payPalOf(v, sandbox),
    tax: taxesOf(v, sandbox),
    easypost: easyPostOf(v, sandbox),
    shipstation: shipStationOf(v, sandbox),
    extension: extensionOf(v.EXTENSION, environment),
    breachedPasswordsUrl: v.BREACHED_PASSWORDS_URL ?? (sandbox && `${sandbox}/breaches`),
    sessionSecret: v.SESSION_SECRET ?? DEMO.sessionSecret,
    providers: providersOf(environment) ?? [sandboxProvider(sandbox)],
    captcha: captchaOf(v, v.CAPTCHA_SECRET ?? DEMO.captchaSecret),
    twilio: twilioOf(v) ?? { accountSid: DEMO_ACCOUNT, authToken: DEMO.twilioToken, from: "+17755550100", apiUrl: sandbox },
    smtpUrl: v.SMTP_URL ?? `smtp://127.0.0.1:${v.SMTP_PORT}?tls.rejectUnauthorized=false`,
    content: {
      ...contentOf(v),
      spaceId: v.CONTENT_SPACE_ID ?? keys.space,
      publicToken: v.CONTENT_PUBLIC_TOKEN ?? `${keys.tokens}-public`,
      previewToken: v.CONTENT_PREVIEW_TOKEN ?? `${keys.tokens}-preview`,
      managementToken: v.CONTENT_MANAGEMENT_TOKEN ?? `${keys.tokens}-management`,
    },
  };
}

const sandboxProvider = (sandbox: string): ProviderSettings => ({
  provider: "sandbox",
  name: "Sandbox ID",
  issuer: `${sandbox}/identity`,
  clientId: "azulejo-demo",
  clientSecret: DEMO.oidcSecret,
});
