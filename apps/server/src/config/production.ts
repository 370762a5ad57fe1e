import { baseOf } from "./base.ts";
import { carrierFaults, DEMO_EASYPOST, DEMO_SHIPSTATION, easyPostOf, shipStationOf } from "./carriers.ts";
import { type Config, ConfigError } from "./config.ts";
import { DEMO, knownKeys } from "./demo.ts";
import { DEMO_PAYPAL, payPalFaults, payPalOf } from "./paypal.ts";
import { captchaOf, contentOf, type Environment, extensionOf, providersOf, STRIPE_SCRIPT, twilioOf } from "./services.ts";
import { DEMO_AVATAX, taxesOf, taxFaults } from "./taxes.ts";
import { unencryptedFaults } from "./unencrypted.ts";
import type { Variables } from "./variables.ts";

const required = [
  "PUBLIC_URL",
  "STOREFRONT_PUBLIC_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "SESSION_SECRET",
  "CAPTCHA_SECRET",
  "CONTENT_SPACE_ID",
  "CONTENT_PUBLIC_TOKEN",
  "CONTENT_PREVIEW_TOKEN",
] as const;
const forbidden: readonly string[] = [
  ...Object.values(DEMO),
  ...Object.values(DEMO_PAYPAL),
  DEMO_AVATAX.licenseKey,
  ...Object.values(DEMO_EASYPOST),
  DEMO_SHIPSTATION.apiKey,
  ...knownKeys.publicKeys,
  ...knownKeys.contentTokens,
];

/** Returns the production settings. Every secret is required, and demo keys and the sandbox are refused. */
export function productionConfig(v: Variables, environment: Environment): Config {
  const faults = required.filter((name) => !v[name]).map((name) => `${name} is required in production`);
  for (const [name, value] of Object.entries(v)) {
    if (typeof value === "string" && forbidden.includes(value)) faults.push(`${name} is a demo key`);
  }
  const sandboxAddress = new RegExp(`//(?:[^@/]*@)?(?:localhost|127\\.0\\.0\\.1):(?:${v.SANDBOX_PORT}|${v.SMTP_PORT})\\b`);
  for (const name of [
    "STRIPE_API_URL",
    "STRIPE_JS_URL",
    "PAYPAL_API_URL",
    "PAYPAL_JS_URL",
    "SMTP_URL",
    "TWILIO_API_URL",
    "RECAPTCHA_API_URL",
    "GOOGLE_MAPS_JS_URL",
    "S3_ENDPOINT",
    "ACCOUNTING_S3_ENDPOINT",
    "AVATAX_API_URL",
    "EASYPOST_API_URL",
    "SHIPSTATION_API_URL",
  ] as const)
    if (sandboxAddress.test(v[name] ?? "")) faults.push(`${name} points at the sandbox`);
  faults.push(...unencryptedFaults(v), ...payPalFaults(v), ...taxFaults(v), ...carrierFaults(v));
  if (Boolean(v.RECAPTCHA_SITE_KEY) !== Boolean(v.RECAPTCHA_SECRET))
    faults.push("set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither");
  const twilio = [v.TWILIO_ACCOUNT_SID, v.TWILIO_AUTH_TOKEN, v.TWILIO_FROM].filter(Boolean).length;
  if (twilio !== 0 && twilio !== 3) faults.push("set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM, or none of them");
  for (const { provider, issuer, clientSecret } of providersOf(environment) ?? []) {
    if (sandboxAddress.test(issuer)) faults.push(`OIDC_${provider.toUpperCase()}_ISSUER points at the sandbox`);
    if (clientSecret === DEMO.oidcSecret) faults.push(`OIDC_${provider.toUpperCase()}_CLIENT_SECRET is a demo key`);
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    ...baseOf(v),
    sandbox: null,
    storefront: { id: v.STOREFRONT_ID, publicKey: v.STOREFRONT_PUBLIC_KEY ?? "" },
    stripe: {
      secretKey: v.STRIPE_SECRET_KEY ?? "",
      publishableKey: v.STRIPE_PUBLISHABLE_KEY ?? "",
      webhookSecret: v.STRIPE_WEBHOOK_SECRET ?? "",
      apiUrl: v.STRIPE_API_URL,
      scriptUrl: v.STRIPE_JS_URL ?? STRIPE_SCRIPT,
    },
    paypal: payPalOf(v, null),
    tax: taxesOf(v, null),
    easypost: easyPostOf(v, null),
    shipstation: shipStationOf(v, null),
    extension: extensionOf(v.EXTENSION, environment),
    sessionSecret: v.SESSION_SECRET ?? "",
    providers: providersOf(environment) ?? [],
    captcha: captchaOf(v, v.CAPTCHA_SECRET ?? ""),
    twilio: twilioOf(v),
    smtpUrl: v.SMTP_URL ?? "",
    content: {
      ...contentOf(v),
      spaceId: v.CONTENT_SPACE_ID ?? "",
      publicToken: v.CONTENT_PUBLIC_TOKEN ?? "",
      previewToken: v.CONTENT_PREVIEW_TOKEN ?? "",
      managementToken: v.CONTENT_MANAGEMENT_TOKEN ?? "",
    },
  };
}
